/** Returns the URL's query changed to show this version of the report; null shows the newest. Other parameters stay. */
export function searchWithVersion(search: string, revision: number | null): string {
  const wantedParams = new URLSearchParams(search);
  wantedParams.delete('revision');
  if (revision !== null) wantedParams.set('revision', String(revision));
  return wantedParams.toString();
}
