// Reads of which work activities an occupation consists; see "What you've done" in docs/method.md.
import { type Occupation, OCCUPATION_ACTIVITY_ROWS, TASK_ACTIVITIES } from '@bearings/career-data';

/** Share of an occupation's counted work, from 0 to 1, that each activity makes up, by the activity's id. */
export type ActivityShares = ReadonlyMap<string, number>;

/** Returns the activities of each occupation. If no weights are published, each task's activities count the same. */
export function listActivityShares(occupations: readonly Occupation[]): ActivityShares[] {
  const publishedByCode = new Map(OCCUPATION_ACTIVITY_ROWS.map(([code, activities]) => [code, activities]));
  return occupations.map(({ code }) =>
    toShares(publishedByCode.get(code) ?? (TASK_ACTIVITIES[code] ?? []).flat().map((id) => [id, 1])),
  );
}

function toShares(weights: readonly (readonly [string, number])[]): ActivityShares {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const shares = new Map<string, number>();
  for (const [id, weight] of weights) shares.set(id, (shares.get(id) ?? 0) + weight / total);
  return shares;
}

/** How much of an occupation's work some activities are. */
export interface ActivityOverlap {
  /** Share of the occupation's counted work, from 0 to 1. */
  share: number;
  /** True if one of the activities is the occupation's largest. */
  isCore: boolean;
}

/** Returns how much of an occupation's work the given activities are. */
export function measureOverlap(shares: ActivityShares, activities: Iterable<string>): ActivityOverlap {
  const largest = Math.max(0, ...shares.values());
  let share = 0;
  let isCore = false;
  for (const id of new Set(activities)) {
    const part = shares.get(id) ?? 0;
    share += part;
    if (part > 0 && part === largest) isCore = true;
  }
  return { share, isCore };
}
