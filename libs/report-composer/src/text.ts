/** Returns a copy of a JSON value in which `change` has been applied to each string. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  const copy = structuredClone(value);
  changeTexts(copy, change);
  return copy;
}

function changeTexts(node: unknown, change: (text: string) => string): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [field, each] of Object.entries(node)) {
    if (typeof each === 'string') Reflect.set(node, field, change(each));
    else changeTexts(each, change);
  }
}

/** Returns a wording with its `{variables}` filled in; a variable without a value becomes an empty text. */
export function fillWording(wording: string, variables: Readonly<Record<string, string>>): string {
  return wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? '');
}

/**
 * Returns a text with a capital first letter. If it begins with the placeholder of an occupation
 * title, `{title:…}` becomes `{Title:…}`, so that the title gets the capital.
 */
export function capitalise(text: string): string {
  return text.replace(/^(?:\{(?=title:))?./su, (start) => start.toUpperCase());
}

/** Returns a text with a small first letter, unless it begins with an abbreviation such as "GCSE". */
export function uncapitalise(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Returns a text with spaces instead of line breaks, for example for a name in a title. */
export function toSingleLine(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
}

export function firstSentence(text: string): string {
  return text.split(/(?<=[.!?]) (?=[A-Z“])/)[0] ?? '';
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
