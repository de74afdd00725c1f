/** Returns at most `max` items, most frequent first; equally frequent items keep their order. */
export function listMostFrequent<T>(items: readonly T[], max: number): T[] {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, max)
    .map(([item]) => item);
}
