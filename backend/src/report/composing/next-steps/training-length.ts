import { UK, US } from '@bearings/contracts';
import {
  LONG_CAREER,
  LONG_CAREER_ABROAD,
  LONG_CAREER_US,
  LONGER_THAN_WANTED,
} from '../../../content/report-copy/plan.js';
import type { PhrasePicker } from '../phrase-picker.js';
import { hasDegree, type Reader } from './reader.js';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const LENGTH =
  /\b(\d+|one|two|three|four|five|six|seven|eight)(?: to (\d+))?[- ](month|year)s?\b(?! ago)/gi;
const NO_DEGREE = /\b(?:without a|below) degree\b/gi;
const YEAR = 12;
/** Months below which a time is given in months. */
const IN_MONTHS_BELOW = 24;
const MASTERS_LEVEL = 7;
const DOCTORATE_LEVEL = 8;

/** Whether a text names a length of training. */
export function namesLength(text: string): boolean {
  return text.search(LENGTH) >= 0;
}

/** Returns whether a text names training beyond what the reader would take on. */
export function isTooLong(text: string, reader: Reader): boolean {
  return reader.willingMonths < Infinity && monthsNamed(text, reader) > reader.willingMonths;
}

/** Returns the longest training that a text names, in months: by its length, or by what one studies for. */
function monthsNamed(text: string, reader: Reader): number {
  const lengths = [...text.matchAll(LENGTH)].map(([, from = '', to, unit]) => {
    const count = Number(to ?? from) || NUMBERS.indexOf(from.toLowerCase()) + 1;
    return unit?.toLowerCase() === 'year' ? YEAR * count : count;
  });
  return Math.max(0, studyMonths(text.replaceAll(NO_DEGREE, ''), reader), ...lengths);
}

/**
 * Returns the sentence that has to follow a step on training: empty where the reader would train as long.
 * `isLong` says that the career as a whole asks for more.
 */
export function lengthNote(
  text: string,
  isLong: boolean,
  reader: Reader,
  phrases: PhrasePicker,
): string {
  if (isTooLong(text, reader)) return phrases.pick(LONGER_THAN_WANTED);
  if (!isLong) return '';
  if (reader.country === UK) return phrases.pick(LONG_CAREER);
  const notes = reader.country === US ? LONG_CAREER_US : LONG_CAREER_ABROAD;
  const isSaid = notes.some((text) => !phrases.hasFresh([text]));
  return isSaid ? '' : phrases.pick(notes);
}

/** Months of study for a degree, a master's and a doctorate, from what the reader has. */
function studyMonths(text: string, reader: Reader): number {
  const isAmerican = reader.country === US;
  const level = reader.level ?? 0;
  const first = hasDegree(reader) ? 0 : (isAmerican ? 4 : 3) * YEAR;
  if (/\bdoctorate\b/i.test(text) && level < DOCTORATE_LEVEL) return first + 4 * YEAR;
  if (/\bmaster['’]s\b/i.test(text) && level < MASTERS_LEVEL) {
    return first + (isAmerican ? 2 : 1) * YEAR;
  }
  return /\bdegrees?\b/i.test(text) ? first : 0;
}

/** Returns a length of training in words: "18 months", "3½ years". */
export function timeText(months: number): string {
  if (months < IN_MONTHS_BELOW) return months === 1 ? 'a month' : `${months} months`;
  const halves = Math.round(months / 6);
  return `${Math.floor(halves / 2)}${halves % 2 === 0 ? '' : '½'} years`;
}
