import { FIRST_NAME } from '../../../../composing/report-facts.js';

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const UNITS = SMALL.slice(1, 10);

/** Idioms in which digits state no number. */
const IDIOMS = /\b24\/7\b|\b360[- ]degrees?\b|\b(?:9|nine)-to-(?:5|five)\b/gi;

/** Digits with their decimals, or one digit of another script, or a sign such as ½. */
const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[^\P{N}0-9]`;
const WORDS = String.raw`\b(?:(?:a|one) hundred|(?:${TENS.join('|')})(?:[- ](?:${UNITS.join('|')}))?|${SMALL.join('|')})\b`;
const NUMBERS = new RegExp(`${DIGITS}|${WORDS}`, 'giu');

/** A number of a text, in digits or in words. */
export interface FoundNumber {
  /** As written. */
  found: string;
  /** In digits without commas. */
  digits: string;
  start: number;
  end: number;
}

/** Returns a text without the idioms and slots whose digits state no number. */
export function withoutIdioms(text: string): string {
  const blank = (match: string): string => ' '.repeat(match.length);
  return text.replaceAll(FIRST_NAME, blank).replaceAll(IDIOMS, blank);
}

/** Returns every number of a text. */
export function findNumbers(text: string): FoundNumber[] {
  return [...text.matchAll(NUMBERS)].map((match) => ({
    found: match[0],
    digits: digitsOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function digitsOf(found: string): string {
  const word = found.toLowerCase();
  if (SMALL.includes(word)) return String(SMALL.indexOf(word));
  if (word.endsWith('hundred')) return '100';
  const [ten = '', unit = ''] = word.split(/[- ]/);
  if (TENS.includes(ten)) return String(10 * (TENS.indexOf(ten) + 2) + UNITS.indexOf(unit) + 1);
  return found.replaceAll(',', '');
}
