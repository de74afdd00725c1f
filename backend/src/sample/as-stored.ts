/**
 * Returns a JSON value with its keys in the order in which PostgreSQL's jsonb returns them: by length, then
 * by character. Wordings are chosen by facts as JSON, so that a report is the same with and without rows.
 */
export function asStored<Value>(value: Value): Value {
  // oxlint-disable-next-line typescript/no-unsafe-return -- Only the order of keys changes.
  return JSON.parse(JSON.stringify(value, inOrder));
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)),
  );
}
