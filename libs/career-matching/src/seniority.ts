// Assigns each senior post to the entry job under which a report lists it; see "Senior posts" in docs/method.md.
import type { Circumstances } from '@bearings/contracts';
import { isAskedForFieldOfWork, type FieldYears } from '@bearings/domain';
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
const YEARS_BY_ANSWER: Record<FieldYears, number> = { under2: 0, '2to4': 2, '5up': 5 };

type FieldExperience = Pick<Circumstances, 'stage' | 'field' | 'fieldYears'> | undefined;

/**
 * Returns whether a post is too senior for now. A post with an entry-level title is never too senior, because it can be
 * shown under that title.
 */
export function isTooSenior(tables: MatchingTables, index: number, person: FieldExperience): boolean {
  return requiresMoreExperience(tables, index, person) && tables.circumstances[index]?.entryTitle === undefined;
}

/** Returns whether a post is shown under its entry-level title, because it is too senior itself. */
export function isShownUnderEntryTitle(tables: MatchingTables, index: number, person: FieldExperience): boolean {
  return requiresMoreExperience(tables, index, person) && tables.circumstances[index]?.entryTitle !== undefined;
}

/**
 * Returns whether a post is too senior for the person, whether or not it has an entry-level title. Returns false if the
 * person's career stage is unknown.
 */
function requiresMoreExperience(
  { circumstances, fields }: MatchingTables,
  index: number,
  { stage, field, fieldYears }: NonNullable<FieldExperience> = {},
): boolean {
  const senior = circumstances[index]?.senior;
  if (senior === undefined || stage === undefined) return false;
  if (!isAskedForFieldOfWork({ stage })) return true;
  if (field === undefined) return false;
  if (!fields[index]?.has(field)) return true;
  return fieldYears !== undefined && YEARS_BY_ANSWER[fieldYears] < YEARS_BY_SENIORITY[senior];
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
