// Posts that one grows into are printed beneath their entry job: docs/method.md, "Senior posts".
import { asksForField, type Circumstances, type FieldYears } from '@bearings/contracts';
import { standardDeviation } from './statistics.js';
import type { MatchingTables } from './tables.js';

/** A later post has to score as well as this many of the posts that are open to the person. */
const LATER_RANK = 25;
/** A later post lifts its entry job halfway to itself, by this many standard deviations at most. */
const MOST_LIFT = 0.25;

/** Years of work in the field from which a post is for now, by its seniority, and the years that an answer means. */
const YEARS_FOR = { 1: 2, 2: 5 } as const;
const YEARS_OF: Record<FieldYears, number> = { under2: 0, '2to4': 2, '5up': 5 };

type Person = Pick<Circumstances, 'stage' | 'field' | 'fieldYears'> | undefined;

/** Returns whether a post is too senior for now. A post without an entry-level occupation stands for its own. */
export function isLater(tables: MatchingTables, place: number, person: Person): boolean {
  return isAbove(tables, place, person) && tables.circumstances[place]?.rung === undefined;
}

/** True where the post is printed under the name of its first rung. */
export function isEntryTitle(tables: MatchingTables, place: number, person: Person): boolean {
  return isAbove(tables, place, person) && tables.circumstances[place]?.rung !== undefined;
}

/** Returns whether a post is too senior for the person. Unknown circumstances exclude nothing. */
function isAbove(
  { circumstances, fields }: MatchingTables,
  place: number,
  { stage, field, fieldYears }: NonNullable<Person> = {},
): boolean {
  const senior = circumstances[place]?.senior;
  if (senior === undefined || stage === undefined) return false;
  if (!asksForField({ stage })) return true;
  if (field === undefined) return false;
  if (!fields[place]?.has(field)) return true;
  return fieldYears !== undefined && YEARS_OF[fieldYears] < YEARS_FOR[senior];
}

export interface Growth {
  /** Later posts beneath each entry job, best first, by place. */
  laterOf: ReadonlyMap<number, readonly number[]>;
  /** The scores, entry jobs lifted. */
  lifted: Float64Array;
}

/** Occupations open to a person now: neither ruled out nor too senior. */
export type Availability = 'open' | 'later' | 'excluded';

/** Puts later posts that score well beneath their best-scoring entry job, and lifts that job. */
export function growInto(
  { entries }: MatchingTables,
  scores: Float64Array,
  availability: readonly Availability[],
): Growth {
  const open = Array.from(scores).filter((_, place) => availability[place] === 'open');
  const threshold = open.toSorted((a, b) => b - a)[LATER_RANK - 1] ?? -Infinity;
  const scoreOf = (place: number): number => scores[place] ?? -Infinity;
  const posts = availability
    .flatMap((each, place) => (each === 'later' ? place : []))
    .filter((place) => scoreOf(place) >= threshold)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a));

  const laterOf = new Map<number, number[]>();
  const lifted = scores.slice();
  const mostLift = MOST_LIFT * standardDeviation(scores);
  for (const post of posts) {
    const jobs = openEntries(post, entries, availability);
    const [job] = jobs.toSorted((a, b) => scoreOf(b) - scoreOf(a));
    if (job === undefined) continue;
    laterOf.set(job, [...(laterOf.get(job) ?? []), post]);
    const lift = Math.min((scoreOf(job) + scoreOf(post)) / 2, scoreOf(job) + mostLift);
    lifted[job] = Math.max(lifted[job] ?? -Infinity, lift);
  }
  return { laterOf, lifted };
}

/** Returns the open entry jobs of a post, through posts that are for later themselves. */
export function openEntries(
  post: number,
  entries: MatchingTables['entries'],
  availability: readonly Availability[],
  passed: ReadonlySet<number> = new Set(),
): number[] {
  if (passed.has(post)) return [];
  const seen = new Set(passed).add(post);
  return (entries[post] ?? []).flatMap((place) => {
    if (availability[place] === 'later') return openEntries(place, entries, availability, seen);
    return availability[place] === 'open' ? [place] : [];
  });
}
