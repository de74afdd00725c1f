// Composes what a report says about the matching, which "Matching" in docs/method.md describes.
import { getTitleIn } from './career-titles.js';
import { fillWording } from '../text.js';
import type { ReportCareer, ReportExclusion, ReportJobVerdict, ReportMatching } from '@bearings/contracts';
import {
  formatMonths,
  CAREER_NOTE_IDS,
  type Direction,
  type CareerNoteId,
  DEAL_BREAKERS,
  type TileId,
  UK,
  US,
  findWorkField,
} from '@bearings/domain';
import {
  listDealBreakerNames,
  listFieldNames,
  listSchoolSubjectNames,
  fillSentence,
  listSubjectNames,
  listAnswerSentences,
  listTileNames,
} from '../answers/circumstances-text.js';
import { occupationByCode, OCCUPATIONS, SUBJECT_ROWS } from '@bearings/career-data';
import { CAREER_NOTE_TEXTS, VERDICT_TEXTS } from '../content/report-copy/circumstances.js';
import { countInWords } from './career-count.js';
import { toLongerTrainingView } from './longer-careers.js';
import type { CareerFact, CircumstanceFact, NamedOccupation, ReportFacts, VerdictFact } from './report-facts.js';
import { type CareerTraining, findCareerTraining, formatTrainingTime } from '../guidance/career-training.js';
import { createReader } from '../guidance/reader.js';
import type { NamedWay } from '../guidance/ways.js';
import { chooseReasonKind } from '@bearings/career-matching';
import { getJobNoun } from './category-ranking.js';
import { isCoreTile } from './reason-lines.js';
import { joinList } from '../writers/built-in/grammar.js';

/** Maximum number of liked kinds of work that are mentioned for a career. */
const MAX_MENTIONED_TILES = 1;
/** Maximum number of senior posts that are mentioned for a career, best first. */
const MAX_SENIOR_POSTS = 3;
const SUBJECTS_BY_CODE = new Map(SUBJECT_ROWS.map((row) => [row.code, row]));
/** What the notes on a career depend on, in addition to its facts. */
interface NoteContext {
  careerTraining: CareerTraining;
  /** True if the length of training is already shown elsewhere. */
  omitsTime: boolean;
  /** The kind of the first shown entry route; null if none is shown. */
  firstRouteKind: NamedWay['kind'] | null;
  /** Kinds of work (tiles) that the reasons for and against the career already quote. */
  quoted: readonly TileId[];
  /** ISO code of the reader's country. Training times are true for the United Kingdom only. */
  country: string;
  /** True if notes may say what follows from what the reader has done. */
  withExperience: boolean;
  direction?: Direction | undefined;
}

type MatchingNote = ReportCareer['notes'][number];

/**
 * Returns the results of matching for a career: fit, stability, senior posts, similar careers,
 * whether training is too long, and notes.
 */
export function toCareerMatching(
  fact: CareerFact,
  view: NoteContext,
): Pick<ReportCareer, 'fit' | 'stability' | 'seniorPosts' | 'similarCareers' | 'exceedsTraining' | 'notes'> {
  const { stability, seniorPosts, similarCareers } = fact;
  return {
    fit: fact.fit,
    exceedsTraining: view.careerTraining.isLong,
    stability,
    seniorPosts: seniorPosts.slice(0, MAX_SENIOR_POSTS),
    similarCareers,
    notes: listNotes(fact, view),
  };
}

/** Returns what a report says about the matching, except the notes on each of the ten careers. */
export function composeMatchingView(facts: ReportFacts, country: string): ReportMatching {
  const { direction, ranked, circumstances, excluded } = facts;
  const appliedTexts = listAnswerSentences(circumstances, country);
  return {
    direction,
    ranked,
    hasCircumstances: appliedTexts.length > 0,
    takenIntoAccount: appliedTexts,
    longer: toLongerTrainingView(facts, country),
    excludedCount: excluded.length,
    occupationCount: OCCUPATIONS.length,
    excluded: DEAL_BREAKERS.map(({ id, label }): ReportExclusion => {
      const excludedByBreaker = excluded.filter(({ dealBreakers }) => dealBreakers.includes(id));
      return {
        id,
        label,
        occupations: excludedByBreaker.map(({ code, title }) => ({ code, title })),
      };
    }).filter(({ occupations }) => occupations.length > 0),
    inMind: facts.inMind.map((verdict) => toVerdictView(verdict, facts, country)),
  };
}

function toVerdictView(verdict: VerdictFact, facts: ReportFacts, country: string): ReportJobVerdict {
  const { code, title, fit, stability, amongTen } = verdict;
  return { code, title, fit, stability, amongTen, text: describeVerdict(verdict, facts, country) };
}

/** Returns sentences on how well an occupation fits the reader compared with the careers of the report. */
export function describeVerdict(verdict: VerdictFact, facts: ReportFacts, country: string): string {
  // If the occupation is one of the ten careers, its notes are left out here, because the report shows them next to
  // that career.
  const notes = verdict.amongTen
    ? []
    : listNotes(verdict, {
        careerTraining: findCareerTraining(verdict, createReader(facts, country)),
        omitsTime: false,
        firstRouteKind: null,
        quoted: [],
        country,
        withExperience: false,
      });
  return [describeComparison(verdict, facts), ...notes.map(({ text }) => text)].join(' ');
}

function describeComparison(
  verdict: VerdictFact,
  { ranked, recommendableCount, careers, categories, circumstances }: ReportFacts,
): string {
  const count = countInWords(careers);
  const { code, fit, excludedBy, exceedsTraining, isOwnJob, isTooSenior, amongTen, rank } = verdict;
  if (excludedBy.length > 0) return fillSentence(VERDICT_TEXTS.excluded, listDealBreakerNames(excludedBy));
  const field = findWorkField(code).id;
  if (fit === null && circumstances?.fieldsLeftOut?.includes(field)) {
    return fillSentence(VERDICT_TEXTS.fieldLeftOut, listFieldNames([field]));
  }
  if (isOwnJob) return VERDICT_TEXTS.ownJob;
  if (isTooSenior) return VERDICT_TEXTS.later;
  if (amongTen) {
    const rank = String(careers.findIndex((each) => each.code === code) + 1);
    return fillWording(ranked ? VERDICT_TEXTS.rankAmongTen : VERDICT_TEXTS.amongTen, {
      count,
      rank,
    });
  }
  if (!ranked || rank === null) return VERDICT_TEXTS.unranked;
  if (exceedsTraining) {
    return fillWording(VERDICT_TEXTS.overLimit, { count, rank: toOrdinal(rank), open: String(recommendableCount) });
  }
  const stretchReason = describeLargestGap(code, categories);
  return fillWording(VERDICT_TEXTS.ranked, {
    count,
    rank: toOrdinal(rank),
    open: String(recommendableCount),
    why: stretchReason,
  });
}

/**
 * Returns a text on the category in which the person's score is low and furthest below the occupation's demand. If no
 * score is low compared with the demand, returns a text on what the rank means.
 */
function describeLargestGap(code: string, categories: ReportFacts['categories']): string {
  const demand = occupationByCode(code)?.demand;
  const [widest] = categories
    .map(({ category, score }) => ({ category, score, demand: demand?.[category] ?? 0 }))
    .filter((each) => chooseReasonKind(code, each) === 'scoreLow')
    .toSorted((a, b) => b.demand - b.score - (a.demand - a.score));
  if (widest === undefined) return VERDICT_TEXTS.compared;
  return fillWording(VERDICT_TEXTS.scoreLow, { noun: getJobNoun(widest.category) });
}

/**
 * Returns notes on training, on liked and disliked kinds of work, on deal-breakers that are
 * sometimes part of the work, and on entry jobs.
 */
function listNotes(
  fact: Omit<CircumstanceFact, 'stability'> & NamedOccupation,
  { careerTraining, omitsTime, firstRouteKind, quoted, country, withExperience, direction }: NoteContext,
): MatchingNote[] {
  const {
    code,
    exceedsTraining,
    training,
    occasionalDealBreakers,
    openedDealBreakers,
    likedTiles,
    dislikedTiles,
    entries,
    experience,
  } = fact;
  const isTileQuoted = likedTiles.some((tile) => quoted.includes(tile));
  const [liked, likedInPart] = splitByCoreTile(code, isTileQuoted ? [] : likedTiles);
  const unquotedTiles = dislikedTiles.filter((tile) => !quoted.includes(tile));
  const [, dislikedInPart] = splitByCoreTile(code, unquotedTiles);
  const isUk = country === UK;
  const longTrainingNote = isUk
    ? fillWording(
        omitsTime
          ? CAREER_NOTE_TEXTS.longWithout
          : careerTraining.dependsOnSubject
            ? CAREER_NOTE_TEXTS.longIfRelated
            : CAREER_NOTE_TEXTS.long,
        {
          time: formatTrainingTime(careerTraining),
        },
      )
    : country === US
      ? exceedsTraining
        ? CAREER_NOTE_TEXTS.longState
        : CAREER_NOTE_TEXTS.longWay
      : CAREER_NOTE_TEXTS.longAbroad;
  const texts: Readonly<Record<CareerNoteId, string>> = {
    liked: fillSentence(CAREER_NOTE_TEXTS.liked, liked.slice(0, MAX_MENTIONED_TILES)),
    'liked-in-part':
      liked.length > 0 ? '' : fillSentence(CAREER_NOTE_TEXTS.likedInPart, likedInPart.slice(0, MAX_MENTIONED_TILES)),
    disliked: composeDislikedWorkNote({ code, dislikedTiles: unquotedTiles }),
    'disliked-in-part': fillSentence(CAREER_NOTE_TEXTS.dislikedInPart, dislikedInPart),
    'at-times': [
      fillSentence(CAREER_NOTE_TEXTS.regularly, listDealBreakerNames(openedDealBreakers)),
      fillSentence(CAREER_NOTE_TEXTS.atTimes, listDealBreakerNames(occasionalDealBreakers)),
    ]
      .filter((text) => text !== '')
      .join(' '),
    long: careerTraining.isLong ? longTrainingNote : '',
    paid:
      careerTraining.isLong && training.paid && country !== US
        ? isUk
          ? CAREER_NOTE_TEXTS.paid
          : CAREER_NOTE_TEXTS.paidAbroad
        : '',
    level:
      withExperience && experience.isBelowLevel
        ? CAREER_NOTE_TEXTS[direction === 'new' ? 'belowLevelForNew' : 'belowLevel']
        : '',
    subject: composeSubjectNote(code, training, firstRouteKind, country),
    entry: fillSentence(
      CAREER_NOTE_TEXTS.entry,
      entries.map((entry) => (entry.code === code ? entry.title : getTitleIn(country, entry))),
    ),
  };
  return CAREER_NOTE_IDS.map((id) => ({ id, text: texts[id] })).filter(({ text }) => text !== '');
}

/**
 * Returns the note on the reader's subjects: that school subjects are missing, that another degree subject is usual, or
 * that a certain course is required. Empty if none of these applies.
 */
function composeSubjectNote(
  code: string,
  { study, missingSubjects }: CircumstanceFact['training'],
  firstRouteKind: NoteContext['firstRouteKind'],
  country: string,
): string {
  const { direct = [], course } = SUBJECTS_BY_CODE.get(code) ?? {};
  if (study === null) {
    const things = joinList(listSchoolSubjectNames(missingSubjects, country), 'and');
    const frame = country === UK ? CAREER_NOTE_TEXTS.schoolSubjects : CAREER_NOTE_TEXTS.schoolSubjectsAbroad;
    return things === '' ? '' : fillWording(frame, { things });
  }
  if (study.match === 'other') {
    const frame =
      study.changeMonths === 0
        ? CAREER_NOTE_TEXTS.subject
        : country === UK
          ? firstRouteKind === null
            ? CAREER_NOTE_TEXTS.subjectChange
            : CAREER_NOTE_TEXTS.subjectOther
          : CAREER_NOTE_TEXTS.subjectChangeAbroad;
    const things = joinList(listSubjectNames(direct, country), 'or');
    return fillWording(frame, { things, time: formatMonths(study.changeMonths) });
  }
  return course !== undefined && country === UK && firstRouteKind !== 'degree'
    ? fillWording(CAREER_NOTE_TEXTS.course, { course })
    : '';
}

/**
 * Returns a sentence if the core of a career is work that the reader marked as not for them; otherwise an empty text.
 */
export function composeDislikedWorkNote({
  code,
  dislikedTiles,
}: {
  code: string;
  dislikedTiles: readonly TileId[];
}): string {
  const [disliked] = splitByCoreTile(code, dislikedTiles);
  return fillSentence(CAREER_NOTE_TEXTS.disliked, disliked);
}

/** Splits tiles (kinds of work) into those at the core of an occupation and the others, and returns their names. */
function splitByCoreTile(code: string, tiles: readonly TileId[]): [string[], string[]] {
  const isCore = (tile: TileId): boolean => isCoreTile(code, tile);
  return [listTileNames(tiles.filter(isCore)), listTileNames(tiles.filter((each) => !isCore(each)))];
}

const ORDINAL_SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
const ORDINAL_RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' });

function toOrdinal(rank: number): string {
  return `${rank}${ORDINAL_SUFFIXES[ORDINAL_RULES.select(rank)] ?? 'th'}`;
}
