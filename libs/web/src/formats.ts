import { WORDS_PER_MINUTE } from '@bearings/contracts';

const LOCALE = 'en-GB';

type Time = string | Date;

/** Creates the format on first use, because that takes about 30 ms on a slow phone. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (time: Time) => {
    format ??= new Intl.DateTimeFormat(LOCALE, options);
    return format.format(new Date(time));
  };
};

/** "12 June 2026", in the reader's time zone. */
export const formatLongDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** "12 Jun 2026", for narrow columns. */
export const formatShortDate = formatter({ day: 'numeric', month: 'short', year: 'numeric' });

const dateTime = formatter({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** "12 Jun 2026, 09:05", in the reader's time zone; it can break only before the hour. */
export const formatDateTime = (time: string): string =>
  dateTime(time).replace(/(?<!,) /g, '\u00A0');

/** "12/06/2026", for the list of assessments, as the specification requires. */
export const formatDate = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** "£9.99" for 999. @param pence an integer number of pence */
export function formatPounds(pence: number): string {
  return new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'GBP' }).format(pence / 100);
}

/** Returns the number of words between white space; a word without a letter or digit does not count. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Returns the reading time of `words` words in minutes, rounded up. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE);
}
