/** The most frequent of these, at most as many as asked for; of equally frequent ones the earlier. */
export function commonest(items: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([item]) => item);
}
