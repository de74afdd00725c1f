/** Returns a URL's query for another version of the report (null: the newest); other parameters stay. */
export function versionSearch(search: string, revision: number | null): string {
  const wanted = new URLSearchParams(search);
  wanted.delete('revision');
  if (revision !== null) wanted.set('revision', String(revision));
  return wanted.toString();
}
