// Posts that one grows into are printed beneath their entry job: docs/method.md, "Senior posts".
import type { Stage } from '@bearings/contracts';
import type { CircumstanceRow } from '@bearings/career-data';
import { standardDeviation } from './statistics.js';
import type { MatchingTables } from './tables.js';

/** A later post has to score as well as this many of the posts that are open to the person. */
const LATER_RANK = 25;
/** A later post lifts its entry job halfway to itself, by this many standard deviations at most. */
const MOST_LIFT = 0.25;

/** Seniority from which a post comes later, by stage; no entry: all posts are for now. */
const LATER_FROM: Partial<Record<Stage, 1 | 2>> = {
  school: 1,
  fe: 1,
  student: 1,
  graduate: 1,
  working: 2,
  returning: 2,
};

/** True where the post is for later; one whose first rung is none of our occupations stands for it. */
export function isLater(row: CircumstanceRow, stage: Stage | undefined): boolean {
  return isAboveStage(row, stage) && row.rung === undefined;
}

/** True where the post is printed under the name of its first rung. */
export function standsForRung(row: CircumstanceRow, stage: Stage | undefined): boolean {
  return isAboveStage(row, stage) && row.rung !== undefined;
}

function isAboveStage({ senior }: CircumstanceRow, stage: Stage | undefined): boolean {
  const from = stage && LATER_FROM[stage];
  return from !== undefined && senior !== undefined && senior >= from;
}

export interface Growth {
  /** Later posts beneath each entry job, best first, by place. */
  laterOf: ReadonlyMap<number, readonly number[]>;
  /** The scores, entry jobs lifted. */
  lifted: Float64Array;
}

/** What is open to a person now: not left out, and not for later. */
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
