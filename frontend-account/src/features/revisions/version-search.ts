/** Returns the query of a URL with another version of the report; null means the newest. Other parameters stay. */
export function versionSearch(search: string, revision: number | null): string {
  const wanted = new URLSearchParams(search);
  wanted.delete('revision');
  if (revision !== null) wanted.set('revision', String(revision));
  return wanted.toString();
}
