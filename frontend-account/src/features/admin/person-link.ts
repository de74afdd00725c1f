/** The URL parameter of the record. The list's parameters remain, so that the back link leads to the same rows. */
const PERSON_PARAMETER = 'person';

/** Returns the URL of a person's record. */
export function linkToPerson(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.set(PERSON_PARAMETER, id);
  return `?${next}`;
}

/** Returns the URL without the record. */
export function linkBack(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete(PERSON_PARAMETER);
  return `?${next}`;
}

/** Returns the id of the record in the URL, or null. */
export const personIn = (params: URLSearchParams): string | null => params.get(PERSON_PARAMETER);
