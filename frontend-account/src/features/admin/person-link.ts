/**
 * The URL parameter with the id of a person's record. The list's parameters stay in the URL, so
 * that the link back opens the list as it was.
 */
const PERSON_PARAMETER = 'person';

/** Returns the query of the URL that opens a person's record. */
export function linkToPerson(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.set(PERSON_PARAMETER, id);
  return `?${next}`;
}

/** Returns the query without the record, which opens the list again. */
export function linkBack(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete(PERSON_PARAMETER);
  return `?${next}`;
}

/** Returns the id of the record that the URL names, or null. */
export const personIn = (params: URLSearchParams): string | null => params.get(PERSON_PARAMETER);
