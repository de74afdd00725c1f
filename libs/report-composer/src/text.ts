// Functions on texts.

/** Returns a copy of JSON in which `change` has replaced each text. */
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
export function fill(wording: string, variables: Readonly<Record<string, string>>): string {
  return wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? '');
}

/** Returns a text with a capital at its start, even if it begins with the placeholder of a title. */
export function capitalise(text: string): string {
  return text.replace(/^(?:\{(?=title:))?./su, (start) => start.toUpperCase());
}

/** Returns a text without a capital at its start, unless it begins with an abbreviation such as "GCSE". */
export function uncapitalise(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Returns a text with spaces instead of line breaks, as a name in a paragraph or header requires. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
}

/** Returns the first sentence of a text. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.!?]) (?=[A-Z“])/)[0] ?? '';
}

/** Counts the words between white space. A word without a letter or digit does not count. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a date such as "12 June 2026" in UTC. `iso` is an ISO 8601 date. */
export function longDate(iso: string): string {
  return LONG_DATE.format(new Date(iso));
}
