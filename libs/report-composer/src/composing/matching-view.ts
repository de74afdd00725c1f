// The report's statements on the matching: docs/method.md, "Matching".
import { titleIn } from './career-titles.js';
import { fill } from '../text.js';
import {
  CAREER_NOTES,
  type CareerNoteId,
  DEAL_BREAKERS,
  type ReportCareer,
  type ReportExclusion,
  type ReportJobVerdict,
  type ReportMatching,
  type TileId,
  UK,
  US,
  workFieldOf,
} from '@bearings/contracts';
import {
  dealBreakerNames,
  fieldNames,
  schoolSubjectNames,
  sentenceOf,
  subjectNames,
  takenIntoAccount,
  tileNames,
} from '../answers/circumstances-text.js';
import { occupationByCode, OCCUPATIONS, SUBJECT_ROWS } from '@bearings/career-data';
import { NOTES, VERDICTS } from '../content/report-copy/circumstances.js';
import { countInWords } from './career-count.js';
import { longerView } from './longer-careers.js';
import type { CareerFact, CircumstanceFact, ReportFacts, VerdictFact } from './report-facts.js';
import { timeText } from '../guidance/training-length.js';
import type { NamedWay } from '../guidance/ways.js';
import { reasonKind } from '@bearings/career-matching';
import { jobNounOf } from './category-ranking.js';
import { isCoreTile } from './reasons.js';
import { listed } from '../writers/built-in/grammar.js';

/** Maximum number of liked activities mentioned for a career. */
const MOST_LIKED = 1;
/** Maximum number of later jobs mentioned for a career, best first. */
const MOST_LATER = 3;
const SUBJECTS_OF = new Map(SUBJECT_ROWS.map((row) => [row.code, row]));
/** The data on which the notes on a career depend, such as the shown ways in. */
interface TrainingView {
  /** True if every shown way in is longer than the person accepts. */
  isWayLong: boolean;
  /** True if the length of training is already shown elsewhere. */
  withoutTime: boolean;
  /** The first shown way in; null if there is none. */
  way: NamedWay['kind'] | null;
  /** True if the length of training depends on the unknown subject of a degree. */
  ifRelated: boolean;
  /** Tiles that the reasons for and against the career already quote. */
  quoted: readonly TileId[];
  /** The reader's country. Training times apply to the United Kingdom. */
  country: string;
}

type Note = ReportCareer['notes'][number];

/**
 * Returns the results of matching for a career: fit, stability, later posts, near-duplicates, too-long training and
 * notes.
 */
export function careerExtras(
  fact: CareerFact,
  view: TrainingView,
): Pick<ReportCareer, 'fit' | 'stability' | 'later' | 'also' | 'long' | 'notes'> {
  const { stability, later, also } = fact;
  return {
    fit: fact.fit,
    long: fact.long || view.isWayLong,
    stability,
    later: later.slice(0, MOST_LATER),
    also,
    notes: notesOf(fact, view),
  };
}

/** Returns the report's statements on the matching, apart from the ten careers. */
export function matchingView(facts: ReportFacts, country: string): ReportMatching {
  const { direction, ranked, circumstances, excluded } = facts;
  const taken = takenIntoAccount(circumstances, country);
  return {
    direction,
    ranked,
    step: taken.length > 0,
    takenIntoAccount: taken,
    longer: longerView(facts, country),
    excludedCount: excluded.length,
    occupationCount: OCCUPATIONS.length,
    excluded: DEAL_BREAKERS.map(({ id, label }): ReportExclusion => {
      const left = excluded.filter(({ dealBreakers }) => dealBreakers.includes(id));
      return { id, label, occupations: left.map(({ code, title }) => ({ code, title })) };
    }).filter(({ occupations }) => occupations.length > 0),
    inMind: facts.inMind.map((verdict) => verdictView(verdict, facts, country)),
  };
}

function verdictView(verdict: VerdictFact, facts: ReportFacts, country: string): ReportJobVerdict {
  const { code, title, fit, stability, amongTen } = verdict;
  return { code, title, fit, stability, amongTen, text: verdictText(verdict, facts, country) };
}

/** Returns how an occupation compares with the careers of the report, in sentences. */
export function verdictText(verdict: VerdictFact, facts: ReportFacts, country: string): string {
  // The notes on one of the ten careers are shown with that career.
  const notes = verdict.amongTen
    ? []
    : notesOf(verdict, {
        isWayLong: false,
        withoutTime: false,
        way: null,
        ifRelated: false,
        quoted: [],
        country,
      });
  return [comparisonText(verdict, facts), ...notes.map(({ text }) => text)].join(' ');
}

function comparisonText(
  verdict: VerdictFact,
  { ranked, open, careers, categories, circumstances }: ReportFacts,
): string {
  const count = countInWords(careers);
  const { code, fit, excludedBy, isLater, amongTen, rank } = verdict;
  if (excludedBy.length > 0) return sentenceOf(VERDICTS.excluded, dealBreakerNames(excludedBy));
  const field = workFieldOf(code).id;
  if (fit === null && circumstances?.fieldsLeftOut?.includes(field)) {
    return sentenceOf(VERDICTS.fieldLeftOut, fieldNames([field]));
  }
  if (isLater) return VERDICTS.later;
  if (amongTen) {
    const place = String(careers.findIndex((each) => each.code === code) + 1);
    return fill(ranked ? VERDICTS.placed : VERDICTS.amongTen, { count, place });
  }
  if (!ranked || rank === null) return VERDICTS.unranked;
  const why = stretchText(code, categories);
  return fill(VERDICTS.ranked, { count, rank: ordinal(rank), open: String(open), why });
}

/** Returns a text on the low-scored category that an occupation demands most; if there is none, a text on the rank. */
function stretchText(code: string, categories: ReportFacts['categories']): string {
  const demand = occupationByCode(code)?.demand;
  const [widest] = categories
    .map(({ category, score }) => ({ category, score, demand: demand?.[category] ?? 0 }))
    .filter((each) => reasonKind(code, each) === 'stretch')
    .toSorted((a, b) => b.demand - b.score - (a.demand - a.score));
  if (widest === undefined) return VERDICTS.compared;
  return fill(VERDICTS.stretch, { noun: jobNounOf(widest.category) });
}

/** Returns sentences on training, on what the person disliked and liked, and on entry jobs. */
function notesOf(
  fact: Omit<CircumstanceFact, 'stability'> & { code: string },
  { isWayLong, withoutTime, way, ifRelated, quoted, country }: TrainingView,
): Note[] {
  const { code, long, training, atTimes, likedTiles, dislikedTiles, entries } = fact;
  const isSaid = likedTiles.some((tile) => quoted.includes(tile));
  const [liked, likedInPart] = splitByCoreTile(code, isSaid ? [] : likedTiles);
  const disliked = dislikedTiles.filter((tile) => !quoted.includes(tile));
  const [, dislikedInPart] = splitByCoreTile(code, disliked);
  const isUk = country === UK;
  const longNote = isUk
    ? fill(withoutTime ? NOTES.longWithout : ifRelated ? NOTES.longIfRelated : NOTES.long, {
        time: timeText(training.months),
      })
    : country === US
      ? NOTES.longState
      : NOTES.longAbroad;
  const texts: Readonly<Record<CareerNoteId, string>> = {
    liked: sentenceOf(NOTES.liked, liked.slice(0, MOST_LIKED)),
    'liked-in-part':
      liked.length > 0 ? '' : sentenceOf(NOTES.likedInPart, likedInPart.slice(0, MOST_LIKED)),
    disliked: dislikedNote({ code, dislikedTiles: disliked }),
    'disliked-in-part': sentenceOf(NOTES.dislikedInPart, dislikedInPart),
    'at-times': sentenceOf(NOTES.atTimes, dealBreakerNames(atTimes)),
    long: long ? longNote : isWayLong ? NOTES.longWay : '',
    paid: long && training.paid && country !== US ? (isUk ? NOTES.paid : NOTES.paidAbroad) : '',
    subject: subjectNote(code, training, way, country),
    entry: sentenceOf(
      NOTES.entry,
      entries.map((entry) => titleIn(country, entry)),
    ),
  };
  return CAREER_NOTES.map((id) => ({ id, text: texts[id] })).filter(({ text }) => text !== '');
}

/** Returns the note on the reader's subjects: that another subject is usual, or that a course is required. */
function subjectNote(
  code: string,
  { study, missingSubjects }: CircumstanceFact['training'],
  way: TrainingView['way'],
  country: string,
): string {
  const { direct = [], course } = SUBJECTS_OF.get(code) ?? {};
  if (study === null) {
    const things = listed(schoolSubjectNames(missingSubjects, country), 'and');
    const frame = country === UK ? NOTES.schoolSubjects : NOTES.schoolSubjectsAbroad;
    return things === '' ? '' : fill(frame, { things });
  }
  if (study.match === 'other') {
    const frame =
      study.changeMonths === 0
        ? NOTES.subject
        : country === UK
          ? way === null
            ? NOTES.subjectChange
            : NOTES.subjectOther
          : NOTES.subjectChangeAbroad;
    const things = listed(subjectNames(direct, country), 'or');
    return fill(frame, { things, time: timeText(study.changeMonths) });
  }
  return course !== undefined && country === UK && way !== 'degree'
    ? fill(NOTES.course, { course })
    : '';
}

/** Returns a sentence if a career is mostly work that the reader marked as not for them; otherwise an empty text. */
export function dislikedNote({
  code,
  dislikedTiles,
}: {
  code: string;
  dislikedTiles: readonly TileId[];
}): string {
  const [disliked] = splitByCoreTile(code, dislikedTiles);
  return sentenceOf(NOTES.disliked, disliked);
}

/** Returns the names of the tiles at the core of an occupation, and of its other tiles. */
function splitByCoreTile(code: string, tiles: readonly TileId[]): [string[], string[]] {
  const isHeart = (tile: TileId): boolean => isCoreTile(code, tile);
  return [tileNames(tiles.filter(isHeart)), tileNames(tiles.filter((each) => !isHeart(each)))];
}

const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ORDINALS = new Intl.PluralRules('en-GB', { type: 'ordinal' });

function ordinal(place: number): string {
  return `${place}${SUFFIXES[ORDINALS.select(place)] ?? 'th'}`;
}
