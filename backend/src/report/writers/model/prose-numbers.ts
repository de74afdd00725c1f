import { FIRST_NAME } from '../../report-facts.js';

/**
 * Which numbers of a text claim something. A number has to stand in the facts, in digits or in
 * words, but for two kinds that state nothing: counting up to twelve ("ask three people"), unless it
 * measures (points, a score), and minutes of an exercise. How many years work takes is never told.
 */

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

const COUNTED_TO = 12;
const MOST_MINUTES = 60;

/** Turns of speech in which digits are no number. */
const IDIOMS = /\b24\/7\b|\b360[- ]degrees?\b/gi;

/** Digits with their decimals; digits of other scripts and signs such as ½ are told as they stand. */
const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[^\P{N}0-9]`;
const WORDS = String.raw`\b(?:(?:a|one) hundred|(?:${TENS.join('|')})(?:[- ](?:${UNITS.join('|')}))?|${SMALL.join('|')})\b`;
const NUMBERS = new RegExp(`${DIGITS}|${WORDS}`, 'giu');

const MEASURED_BEFORE = /\b(?:scor(?:e|es|ed|ing)|index|energy|demand)(?:\s+(?:of|is|at))?\s*$/i;
const MEASURED_AFTER = /^\s*(?:points?\b|%|\/|(?:out )?of (?:100|a hundred)\b)/i;
/** "takes three to five years", "a 4-year course", "two years of study"; not "in five years' time". */
const TAKES_BEFORE =
  /\b(?:takes?|taking|lasts?|needs?|requires?)\s+(?:(?:at least|about|some|up to|over|\w+ (?:to|or))\s+)?$/i;
const YEARS_AFTER = /^ years?\b/i;
const YEARS_OF_AFTER = /^(?:-year\b|[- ]years? (?:of|to)\b)/i;
const MINUTES_AFTER = /^[- ]minutes?\b/i;

/** Every number in a text, in digits without their commas. */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(NUMBERS)].map(([found]) => valueOf(found));
}

/** The numbers of a text that claim something the facts do not say, as they are written. */
export function unknownNumbers(text: string, known: ReadonlySet<string>): string[] {
  const plain = text.replaceAll(FIRST_NAME, '').replaceAll(IDIOMS, '');
  return [...plain.matchAll(NUMBERS)].flatMap((match) => {
    const [found] = match;
    const value = valueOf(found);
    const before = plain.slice(0, match.index);
    const after = plain.slice(match.index + found.length);
    if (claimsYears(before, after)) return value === '1' ? [] : [found];
    return known.has(value) || claimsNothing(Number(value), before, after) ? [] : [found];
  });
}

function claimsNothing(value: number, before: string, after: string): boolean {
  if (!Number.isInteger(value)) return false;
  if (MEASURED_BEFORE.test(before) || MEASURED_AFTER.test(after)) return false;
  if (MINUTES_AFTER.test(after)) return value <= MOST_MINUTES;
  return value <= COUNTED_TO;
}

/** How long something takes is a fact that nobody gave the writer, whatever number the facts hold. */
function claimsYears(before: string, after: string): boolean {
  return YEARS_OF_AFTER.test(after) || (YEARS_AFTER.test(after) && TAKES_BEFORE.test(before));
}

function valueOf(found: string): string {
  const word = found.toLowerCase();
  if (SMALL.includes(word)) return String(SMALL.indexOf(word));
  if (word.endsWith('hundred')) return '100';
  const [ten = '', unit = ''] = word.split(/[- ]/);
  if (TENS.includes(ten)) return String(10 * (TENS.indexOf(ten) + 2) + UNITS.indexOf(unit) + 1);
  return found.replaceAll(',', '');
}
