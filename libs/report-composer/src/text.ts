/** Returns a wording with its `{variables}` filled in; a variable without a value becomes an empty text. */
export function fillWording(wording: string, variables: Readonly<Record<string, string>>): string {
  return wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? '');
}

/** Returns a text with a small first letter, unless it begins with an abbreviation such as "GCSE". */
export function uncapitalise(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Returns a text with spaces instead of line breaks, for example for a name in a title. */
export function toSingleLine(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
}

/** Counts the words between white space. A word without a letter or digit does not count. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

const LONG_DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a date such as "12 June 2026" in UTC. `iso` is an ISO 8601 date. */
export function longDate(iso: string): string {
  return LONG_DATE_FORMAT.format(new Date(iso));
}
