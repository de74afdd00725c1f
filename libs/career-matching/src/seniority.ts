// Assigns each senior post to the entry job under which a report lists it; see "Senior posts" in docs/method.md.
import type { Circumstances } from '@bearings/contracts';
import {
  type CommonJobCode,
  countFewestYears,
  type FieldYears,
  isAskedForFieldOfWork,
  TILES,
  type WorkField,
} from '@bearings/domain';
import { canTeachOwnWork } from './experience/own-work.js';
import { TILE_COUNT } from './interests.js';
import { standardDeviation } from './statistics.js';
import type { MatchingTables } from './tables.js';

/**
 * A senior post is shown only if it scores at least as high as the occupation with this rank among those open to the
 * person.
 */
const MAX_LATER_POST_RANK = 25;
/**
 * A fitting senior post raises the score of its entry job halfway to its own score, but by no more than this many
 * standard deviations of the scores.
 */
const MAX_ENTRY_JOB_LIFT_SD = 0.25;

/**
 * `YEARS_BY_SENIORITY`: years in the field that a post requires, by its level of seniority. `YEARS_BY_ANSWER`: the
 * fewest years in the field that a person who gives this answer can have.
 */
const YEARS_BY_SENIORITY = { 1: 2, 2: 5 } as const;
export const YEARS_BY_ANSWER: Record<FieldYears, number> = { under2: 0, '2to4': 2, '5up': 5 };
/** Posts of this seniority are entered from any field by people who have led others. */
const SENIORITY_FOR_LEADERS = 1;
/** If the jobs of a leader are known, posts in other fields that take longer to learn need the trade that they lack. */
const MAX_MONTHS_FOR_LEADERS = 18;
/** Common jobs whose holders lead others. */
const LEADING_COMMON_JOBS: ReadonlySet<string> = new Set<CommonJobCode>(['x:bank-branch']);
const LEAD_TILE = TILES.findIndex(({ id }) => id === 'lead');
const MIN_LEADING_TILE_VALUE = 2;

type FieldExperience = Pick<Circumstances, 'stage' | 'field' | 'fieldYears' | 'experience'> | undefined;

/** Returns whether a post is too senior for now. Returns false if the person's career stage is unknown. */
export function isTooSenior(tables: MatchingTables, index: number, person: FieldExperience = {}): boolean {
  const senior = tables.circumstances[index]?.senior;
  if (senior === undefined || person.stage === undefined) return false;
  if (isEnteredByLeader(tables, index, person)) return false;
  const years = countYearsInField(tables, index, person);
  if (!isAskedForFieldOfWork({ stage: person.stage })) return (years ?? 0) < YEARS_BY_SENIORITY[senior];
  return years !== undefined && years < YEARS_BY_SENIORITY[senior];
}

/**
 * Returns whether a person has the years that a senior post requires: in its field, or in leading others if people enter
 * the post from any field.
 */
export function hasYearsForPost(tables: MatchingTables, index: number, person: FieldExperience = {}): boolean {
  if (isEnteredByLeader(tables, index, person)) return true;
  const senior = tables.circumstances[index]?.senior;
  return senior !== undefined && (countYearsInField(tables, index, person) ?? 0) >= YEARS_BY_SENIORITY[senior];
}

/**
 * Returns the fewest years that a person has in the fields of a post. Undefined if they are unknown: the person named no
 * field and no job, or the field of the post but no years.
 */
function countYearsInField(
  tables: MatchingTables,
  index: number,
  { stage, field: statedField, fieldYears, experience }: NonNullable<FieldExperience>,
): number | undefined {
  // An answer that is left from another stage does not count.
  const field = stage !== undefined && isAskedForFieldOfWork({ stage }) ? statedField : undefined;
  const jobs = experience?.jobs ?? [];
  if (field === undefined && jobs.length === 0) return undefined;
  const postFields = tables.fields[index] ?? new Set();
  if (field !== undefined && postFields.has(field) && fieldYears === undefined && jobs.length === 0) return undefined;
  const fieldAnswer = field !== undefined && postFields.has(field) && fieldYears ? YEARS_BY_ANSWER[fieldYears] : 0;
  const jobYears = jobs.map(({ occupation, years }) =>
    hasFieldOf(tables, occupation, postFields) || canTeachOwnWork(tables, occupation, index)
      ? countFewestYears(years)
      : 0,
  );
  return Math.max(fieldAnswer, ...jobYears);
}

/** Returns whether a job is in one of the fields. Managers count for the field that they manage, not for all of them. */
function hasFieldOf({ indexByCode, fields }: MatchingTables, job: string, postFields: ReadonlySet<WorkField>): boolean {
  const jobIndex = indexByCode.get(job);
  const jobFields = jobIndex === undefined ? [] : [...(fields[jobIndex] ?? [])];
  return jobFields.some((field) => field !== 'management' && postFields.has(field));
}

/**
 * Returns whether a person who has led others can enter a post from any field: one that is reached in two to four years,
 * or, after five years, one that people enter only from posts in which they already lead.
 */
function isEnteredByLeader(tables: MatchingTables, index: number, person: NonNullable<FieldExperience>): boolean {
  const senior = tables.circumstances[index]?.senior;
  if (senior === undefined || !hasLed(tables, person)) return false;
  if (senior === SENIORITY_FOR_LEADERS) {
    const months = tables.circumstances[index]?.months ?? 0;
    return (person.experience?.jobs ?? []).length === 0 || months <= MAX_MONTHS_FOR_LEADERS;
  }
  const entries = tables.entries[index] ?? [];
  const isAboveLeaders =
    entries.length > 0 && entries.every((entry) => tables.circumstances[entry]?.senior !== undefined);
  return isAboveLeaders && countYearsOfLeading(tables, person) >= YEARS_BY_SENIORITY[senior];
}

/** Returns whether a person has led others: they say so by their stage, or a job of theirs is a leading one. */
function hasLed(tables: MatchingTables, { stage, experience }: NonNullable<FieldExperience>): boolean {
  if (stage === 'experienced') return true;
  return (experience?.jobs ?? []).some(({ occupation }) => isLeading(tables, occupation));
}

/** Returns the fewest years for which a person has led: those of a leading job, or of the field of an experienced person. */
function countYearsOfLeading(
  tables: MatchingTables,
  { stage, fieldYears, experience }: NonNullable<FieldExperience>,
): number {
  const jobs = (experience?.jobs ?? []).filter(({ occupation }) => isLeading(tables, occupation));
  const stated = stage === 'experienced' && fieldYears !== undefined ? YEARS_BY_ANSWER[fieldYears] : 0;
  return Math.max(stated, ...jobs.map(({ years }) => countFewestYears(years)));
}

/** Returns whether a job is a leading one: a senior post, or one that often consists of leading. */
function isLeading(tables: MatchingTables, job: string): boolean {
  const index = tables.indexByCode.get(job);
  if (index === undefined) return LEADING_COMMON_JOBS.has(job);
  const leadValue = tables.tiles[index * TILE_COUNT + LEAD_TILE] ?? 0;
  return tables.circumstances[index]?.senior !== undefined || leadValue >= MIN_LEADING_TILE_VALUE;
}

/** The senior posts that may suit a person later, assigned to the entry jobs that lead to them. */
export interface LaterPosts {
  /** Indexes of the senior posts of each entry job, best first. */
  laterOf: ReadonlyMap<number, readonly number[]>;
  /** The scores of all occupations. Those of entry jobs are raised if a senior post fits. */
  adjustedScores: Float64Array;
}

/**
 * Whether a person can enter an occupation now: it is open (it may be recommended), too senior (`later`), or excluded.
 */
export type Availability = 'open' | 'later' | 'excluded';

/** Assigns each high-scoring senior post to its best entry job, and raises that job's score. */
export function attachLaterPosts(
  { entries }: MatchingTables,
  scores: Float64Array,
  availability: readonly Availability[],
): LaterPosts {
  const openScores = Array.from(scores).filter((_, index) => availability[index] === 'open');
  const threshold = openScores.toSorted((a, b) => b - a)[MAX_LATER_POST_RANK - 1] ?? -Infinity;
  const getScore = (index: number): number => scores[index] ?? -Infinity;
  const posts = availability
    .flatMap((each, index) => (each === 'later' ? index : []))
    .filter((index) => getScore(index) >= threshold)
    .toSorted((a, b) => getScore(b) - getScore(a));

  const laterByJob = new Map<number, number[]>();
  const adjustedScores = scores.slice();
  const maxLift = MAX_ENTRY_JOB_LIFT_SD * standardDeviation(scores);
  for (const post of posts) {
    const jobs = listOpenEntryJobs(post, entries, availability);
    const [job] = jobs.toSorted((a, b) => getScore(b) - getScore(a));
    if (job === undefined) continue;
    laterByJob.set(job, [...(laterByJob.get(job) ?? []), post]);
    const liftedScore = Math.min((getScore(job) + getScore(post)) / 2, getScore(job) + maxLift);
    adjustedScores[job] = Math.max(adjustedScores[job] ?? -Infinity, liftedScore);
  }
  return { laterOf: laterByJob, adjustedScores };
}

/** Returns a post's open entry jobs. If an entry job is too senior itself, returns its own entry jobs instead. */
function listOpenEntryJobs(
  post: number,
  entries: MatchingTables['entries'],
  availability: readonly Availability[],
): number[] {
  return (entries[post] ?? []).flatMap((index) => {
    if (availability[index] === 'later') return listOpenEntryJobs(index, entries, availability);
    return availability[index] === 'open' ? [index] : [];
  });
}
