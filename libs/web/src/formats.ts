import { WORDS_PER_MINUTE } from '@bearings/contracts';

const LOCALE = 'en-GB';

type Time = string | Date;

/**
 * Returns a function that formats dates. It creates the format at the first call, because that
 * takes about 30 ms on a slow phone.
 */
const createFormatter = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (time: Time) => {
    format ??= new Intl.DateTimeFormat(LOCALE, options);
    return format.format(new Date(time));
  };
};

/** Formats a date as "12 June 2026", in the reader's time zone. */
export const formatLongDate = createFormatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a date as "12 Jun 2026", for narrow columns. */
export const formatShortDate = createFormatter({ day: 'numeric', month: 'short', year: 'numeric' });

const formatDateTimeWithPlainSpaces = createFormatter({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a time as "12 Jun 2026, 09:05", in the reader's time zone. A line can break only before the hour. */
export const formatDateTime = (time: string): string =>
  formatDateTimeWithPlainSpaces(time).replace(/(?<!,) /g, '\u00A0');

/** Formats a date as "12/06/2026". The specification requires this form in the list of assessments. */
export const formatDate = createFormatter({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** Formats an amount in pence: 999 as "£9.99". @param pence an integer */
export function formatPounds(pence: number): string {
  return new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'GBP' }).format(pence / 100);
}

/** Formats texts as a list in a sentence: "pay, hours and training". */
export function formatList(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}

/** Returns the number of words in a text. A word needs at least one letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Returns the reading time of `words` words in minutes, rounded up. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE);
}
