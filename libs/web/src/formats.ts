import { WORDS_PER_MINUTE } from '@bearings/contracts';

const LOCALE = 'en-GB';

type Time = string | Date;

/** Made when it is first used: making one takes a slow telephone some 30 ms. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (time: Time) => {
    format ??= new Intl.DateTimeFormat(LOCALE, options);
    return format.format(new Date(time));
  };
};

/** "12 June 2026", in the reader's time zone. */
export const formatLongDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** "12 Jun 2026", where space is short. */
export const formatShortDate = formatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** "12/06/2026", for lists. */
export const formatDate = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** "£9.99" from 999. @param pence a whole number of pence */
export function formatPounds(pence: number): string {
  return new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'GBP' }).format(pence / 100);
}

/** How many words a text has, as white space parts them; signs by themselves, such as '##', are none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Minutes to read so many words, rounded up. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE);
}
