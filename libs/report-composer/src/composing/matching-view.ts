// Composes the notes on how a career matches the reader, which "Matching" in docs/method.md describes.
import { getTitleIn } from './career-titles.js';
import { fillWording } from '../text.js';
import type { ReportCareer } from '@bearings/contracts';
import {
  CAREER_NOTE_IDS,
  type CareerNoteId,
  type DealBreakerId,
  type Direction,
  formatMonths,
  type TileId,
  UK,
  US,
} from '@bearings/domain';
import {
  listDealBreakerNames,
  listSchoolSubjectNames,
  fillSentence,
  listSubjectNames,
  listTileNames,
} from '../answers/circumstances-text.js';
import { hasLocalWays, SUBJECT_ROWS } from '@bearings/career-data';
import { CAREER_NOTE_TEXTS } from '../content/report-copy/circumstances.js';
import type { CareerFact, CircumstanceFact, NamedOccupation, ReportFacts } from './report-facts.js';
import { type CareerTraining, formatTrainingTime } from '../guidance/career-training.js';
import type { NamedWay } from '../guidance/ways.js';
import { composeLackingNote, describeLacking } from './job-conditions.js';
import type { LevelNote } from './level-note.js';
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
  /** The condition of the work that the reader ruled out and that the doubt about the career states. */
  ruledOut?: DealBreakerId | undefined;
  /** What the reader asks of every job, among others, and the country for which the careers were matched. */
  asking: Pick<ReportFacts, 'circumstances' | 'matchedIn'>;
  /** ISO code of the reader's country. Training times are true for the United Kingdom only. */
  country: string;
  /** True if notes may say what follows from what the reader has done. */
  withExperience: boolean;
  /** How a career says that it is below the reader's level; in full by default. */
  levelNote?: LevelNote;
  direction?: Direction | undefined;
}

type MatchingNote = ReportCareer['notes'][number];

/**
 * Returns the results of matching for a career: fit, stability, senior posts, whether training is too long, what the career
 * lacks, and notes.
 */
export function toCareerMatching(
  fact: CareerFact,
  view: NoteContext,
): Pick<ReportCareer, 'fit' | 'stability' | 'seniorPosts' | 'exceedsTraining' | 'lacks' | 'notes'> {
  const { stability, seniorPosts } = fact;
  return {
    fit: fact.fit,
    exceedsTraining: view.careerTraining.isLong,
    lacks: describeLacking(fact.code, view.asking),
    stability,
    seniorPosts: seniorPosts.slice(0, MAX_SENIOR_POSTS),
    // What a pupil's subjects lack is said of the way there.
    notes: listNotes(fact, view).filter(({ id }) => id !== 'subject' || fact.training.study !== null),
  };
}

/**
 * Returns notes on training, on liked and disliked kinds of work, on deal-breakers that are
 * sometimes part of the work, and on entry jobs.
 */
export function listNotes(
  fact: Omit<CircumstanceFact, 'stability'> & NamedOccupation,
  {
    careerTraining,
    omitsTime,
    firstRouteKind,
    quoted,
    ruledOut,
    asking,
    country,
    withExperience,
    levelNote = 'full',
    direction,
  }: NoteContext,
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
      : CAREER_NOTE_TEXTS[
          careerTraining.isLongLocally ? 'longWay' : hasLocalWays(country) ? 'longUnsure' : 'longAbroad'
        ];
  const texts: Readonly<Record<CareerNoteId, string>> = {
    lacking: composeLackingNote(code, asking),
    liked: fillSentence(CAREER_NOTE_TEXTS.liked, liked.slice(0, MAX_MENTIONED_TILES)),
    'liked-in-part':
      liked.length > 0 ? '' : fillSentence(CAREER_NOTE_TEXTS.likedInPart, likedInPart.slice(0, MAX_MENTIONED_TILES)),
    disliked: composeDislikedWorkNote({ code, dislikedTiles: unquotedTiles }),
    'disliked-in-part': fillSentence(CAREER_NOTE_TEXTS.dislikedInPart, dislikedInPart),
    'at-times': [
      fillSentence(
        CAREER_NOTE_TEXTS.regularly,
        listDealBreakerNames(openedDealBreakers.filter((id) => id !== ruledOut)),
      ),
      fillSentence(
        CAREER_NOTE_TEXTS.atTimes,
        listDealBreakerNames(occasionalDealBreakers.filter((id) => id !== ruledOut)),
      ),
    ]
      .filter((text) => text !== '')
      .join(' '),
    long: careerTraining.isLong ? longTrainingNote : '',
    paid:
      careerTraining.isLong && training.paid && country !== US && !careerTraining.isLongLocally
        ? isUk
          ? CAREER_NOTE_TEXTS.paid
          : CAREER_NOTE_TEXTS.paidAbroad
        : '',
    level: withExperience && experience.isBelowLevel ? describeLevel(levelNote, direction) : '',
    subject: composeSubjectNote(code, training, firstRouteKind, country),
    entry: fillSentence(
      CAREER_NOTE_TEXTS.entry,
      entries.map((entry) => (entry.code === code ? entry.title : getTitleIn(country, entry))),
    ),
  };
  return CAREER_NOTE_IDS.map((id) => ({ id, text: texts[id] })).filter(({ text }) => text !== '');
}

function describeLevel(kind: LevelNote, direction: Direction | undefined): string {
  if (kind === 'none') return '';
  if (kind === 'mark') return CAREER_NOTE_TEXTS.belowLevelMark;
  return CAREER_NOTE_TEXTS[direction === 'new' ? 'belowLevelForNew' : 'belowLevel'];
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
    // What courses ask for at school is British.
    const things = country === UK ? joinList(listSchoolSubjectNames(missingSubjects, country), 'and') : '';
    return things === '' ? '' : fillWording(CAREER_NOTE_TEXTS.schoolSubjects, { things });
  }
  if (study.match === 'other') {
    const frame =
      study.changeMonths === 0
        ? CAREER_NOTE_TEXTS[country === UK ? 'subject' : 'subjectOther']
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
