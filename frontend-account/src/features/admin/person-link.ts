/**
 * The URL parameter with the id of a person's record. The list's parameters stay in the URL, so
 * that the link back opens the list as it was.
 */
const PERSON_PARAMETER = 'person';

/** Returns the query of the URL that opens a person's record. */
export function linkToPerson(params: URLSearchParams, id: string): string {
  const nextParams = new URLSearchParams(params);
  nextParams.set(PERSON_PARAMETER, id);
  return `?${nextParams}`;
}

/** Returns the query of the URL that opens the list again, without the parameter for the person's record. */
export function linkBack(params: URLSearchParams): string {
  const nextParams = new URLSearchParams(params);
  nextParams.delete(PERSON_PARAMETER);
  return `?${nextParams}`;
}

/** Returns the id of the record that the URL names, or null. */
export const findPersonId = (params: URLSearchParams): string | null => params.get(PERSON_PARAMETER);
