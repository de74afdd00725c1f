// Senior posts are shown below their entry job: docs/method.md, "Senior posts".
import { asksForField, type Circumstances, type FieldYears } from '@bearings/contracts';
import { standardDeviation } from './statistics.js';
import type { MatchingTables } from './tables.js';

/** A later post is shown only if its score is among this many best scores of open posts. */
const LATER_RANK = 25;
/** Maximum increase in standard deviations of an entry job's score, which a later post raises halfway to its own. */
const MAX_LIFT = 0.25;

/** Years in the field that a post requires by its seniority, and the minimum years that each answer means. */
const YEARS_FOR = { 1: 2, 2: 5 } as const;
const YEARS_OF: Record<FieldYears, number> = { under2: 0, '2to4': 2, '5up': 5 };

type Person = Pick<Circumstances, 'stage' | 'field' | 'fieldYears'> | undefined;

/** Returns whether a post is too senior for now. Posts with an entry-level title never are. */
export function isLater(tables: MatchingTables, index: number, person: Person): boolean {
  return isAbove(tables, index, person) && tables.circumstances[index]?.entryTitle === undefined;
}

/** Returns whether the post is shown under its entry-level title. */
export function isEntryTitle(tables: MatchingTables, index: number, person: Person): boolean {
  return isAbove(tables, index, person) && tables.circumstances[index]?.entryTitle !== undefined;
}

/** Returns whether a post is too senior for the person. Unknown circumstances exclude nothing. */
function isAbove(
  { circumstances, fields }: MatchingTables,
  index: number,
  { stage, field, fieldYears }: NonNullable<Person> = {},
): boolean {
  const senior = circumstances[index]?.senior;
  if (senior === undefined || stage === undefined) return false;
  if (!asksForField({ stage })) return true;
  if (field === undefined) return false;
  if (!fields[index]?.has(field)) return true;
  return fieldYears !== undefined && YEARS_OF[fieldYears] < YEARS_FOR[senior];
}

export interface LaterPosts {
  /** Indexes of the later posts of each entry job, best first. */
  laterOf: ReadonlyMap<number, readonly number[]>;
  /** The scores, raised for entry jobs of later posts. */
  adjustedScores: Float64Array;
}

/** Availability of an occupation to a person now: open, too senior, or ruled out. */
export type Availability = 'open' | 'later' | 'excluded';

/** Assigns each high-scoring later post to its best-scoring entry job, and raises that job's score. */
export function attachLaterPosts(
  { entries }: MatchingTables,
  scores: Float64Array,
  availability: readonly Availability[],
): LaterPosts {
  const open = Array.from(scores).filter((_, index) => availability[index] === 'open');
  const threshold = open.toSorted((a, b) => b - a)[LATER_RANK - 1] ?? -Infinity;
  const scoreOf = (index: number): number => scores[index] ?? -Infinity;
  const posts = availability
    .flatMap((each, index) => (each === 'later' ? index : []))
    .filter((index) => scoreOf(index) >= threshold)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a));

  const laterOf = new Map<number, number[]>();
  const adjustedScores = scores.slice();
  const mostLift = MAX_LIFT * standardDeviation(scores);
  for (const post of posts) {
    const jobs = openEntries(post, entries, availability);
    const [job] = jobs.toSorted((a, b) => scoreOf(b) - scoreOf(a));
    if (job === undefined) continue;
    laterOf.set(job, [...(laterOf.get(job) ?? []), post]);
    const lift = Math.min((scoreOf(job) + scoreOf(post)) / 2, scoreOf(job) + mostLift);
    adjustedScores[job] = Math.max(adjustedScores[job] ?? -Infinity, lift);
  }
  return { laterOf, adjustedScores };
}

/** Returns the open entry jobs of a post, following entry posts that are too senior themselves. */
export function openEntries(
  post: number,
  entries: MatchingTables['entries'],
  availability: readonly Availability[],
  passed: ReadonlySet<number> = new Set(),
): number[] {
  if (passed.has(post)) return [];
  const seen = new Set(passed).add(post);
  return (entries[post] ?? []).flatMap((index) => {
    if (availability[index] === 'later') return openEntries(index, entries, availability, seen);
    return availability[index] === 'open' ? [index] : [];
  });
}
