import type { Category } from '@bearings/contracts';
import { type CareerFact, HORIZONS, type ReportFacts } from '../../../../composing/report-facts.js';
import { type ModelCareer, modelFacts } from '../model-facts.js';
import type { ProseField } from '../prose-fields.js';
import { findNumbers, withoutIdioms } from './number-words.js';
import { isMeasured, isTopOfScale, type NumberInSentence, scoreFault } from './score-numbers.js';
import { careersIn, mentionsIn, sentencesOf } from './sentences.js';

const MAX_COUNT = 12;
const MAX_MINUTES = 60;
const MAX_DAYS = 100;
const MAX_WEEKS = 52;
/** Things that a reader does or collects, up to this many of them. */
const MAX_OWN = 100;
const MAX_WORDS = 1_000;

const MINUTES_AFTER = /^[- ](?:minutes?|seconds?)\b/i;
const DAYS_AFTER = /^[- ](?:days?|hours?)\b/i;
const WEEKS_AFTER = /^[- ]weeks?\b/i;
const MONTHS_AFTER = /^(?:\s*(?:to|and|or|-|–)\s*[\w-]+)?[- ]months?\b/i;
const YEARS_AFTER = /^(?:\s*(?:to|and|or|-|–)\s*[\w-]+)?[- ]years?\b/i;
const WORDS_AFTER = /^[- ]words?\b/i;
const OWN_AFTER =
  /^ (?:(?:short|real|open|job|new|small|different|practice|everyday) )*(?:adverts?|vacancies|emails?|messages?|applications?|questions?|people|pages?|lines?|examples?|notes?|photos?|drawings?|sketches|sessions?|attempts?|tries|firms|employers|listings?|cards?|books?)\b(?! (?:do|have|out|in|are|earn|say|score)\b)/i;
const TIME_OF_DAY = /^\s*(?:am|pm|o'clock)\b/i;
/** "takes three to five years", "a 4-year course", "two years of study"; not "in five years' time". */
const TAKES_BEFORE =
  /\b(?:takes?|taking|lasts?|needs?|requires?|usually|often|typically|training|course|study)\s+(?:(?:is|of|at least|about|some|up to|over|around|between|for|usually|\w+ (?:to|or|and))\s+)*$/i;
const TAKES_AFTER =
  /^(?:\s*(?:to|and|or|-|–)\s*[\w-]+)?(?:-(?:year|month)\b|[- ](?:years?|months?) (?:of|to|before|as)\b|[- ](?:years?|months?) (?:in|at) (?:college|university|training|study))/i;

/**
 * Returns what is wrong with the numbers of a text, one sentence for each.
 * @param sent from {@link sentCareers}, computed once for a draft
 */
export function numberFaults(
  text: string,
  field: ProseField,
  facts: ReportFacts,
  sent: readonly SentCareer[],
): string[] {
  let before: Category | null = null;
  return sentencesOf(text).flatMap((sentence) => {
    const faults = faultsIn(sentence, field, facts, sent, before);
    before = mentionsIn(sentence).at(-1)?.category ?? before;
    return faults;
  });
}

function faultsIn(
  sentence: string,
  field: ProseField,
  facts: ReportFacts,
  sent: readonly SentCareer[],
  before: Category | null,
): string[] {
  const plain = withoutIdioms(sentence);
  const all = findNumbers(plain);
  return all.flatMap((each) => {
    const number: NumberInSentence = {
      ...each,
      all,
      sentence: plain,
      before: plain.slice(0, each.start),
      after: plain.slice(each.end),
    };
    if (isMeasured(number)) return scoreFault(number, field, facts, before) ?? [];
    if (isTopOfScale(number)) return [];
    const fault = plainFault(number, field, facts, sent);
    if (fault === null) return [];
    // "Leadership is very low at 17": digits beside a category are its score.
    return isBareScore(number, field) ? (scoreFault(number, field, facts, before) ?? []) : fault;
  });
}

/** Returns what is wrong with a number that measures nothing of the reader, or null. */
function plainFault(
  number: NumberInSentence,
  field: ProseField,
  facts: ReportFacts,
  sent: readonly SentCareer[],
): string | null {
  const { digits, after, before } = number;
  const value = Number(digits);
  const named = field.career ? [field.career] : careersIn(number.sentence, facts.careers);
  const careers = sent.filter(({ code }) => named.some((career) => career.code === code));
  if (statesDuration(before, after)) {
    // Training times differ between countries, and none was sent.
    return value === 1 ? null : unknown(number);
  }
  if (isHarmless(value, after)) return null;
  const context = careers.length > 0 ? careers : sent;
  return context.some(({ text }) => quotes(text, number)) ? null : unknown(number);
}

function isBareScore(
  { found, digits, sentence, after }: NumberInSentence,
  field: ProseField,
): boolean {
  const hasCategory = field.category !== undefined || mentionsIn(sentence).length > 0;
  return /^\d+$/.test(found) && Number(digits) <= 100 && hasCategory && !/^[- ]?\p{L}/u.test(after);
}

function isHarmless(value: number, after: string): boolean {
  if (!Number.isInteger(value)) return false;
  if (MINUTES_AFTER.test(after)) return value <= MAX_MINUTES;
  if (DAYS_AFTER.test(after)) return value <= MAX_DAYS || isHorizon(value);
  if (WEEKS_AFTER.test(after)) return value <= MAX_WEEKS;
  if (WORDS_AFTER.test(after)) return value <= MAX_WORDS;
  if (TIME_OF_DAY.test(after)) return value <= MAX_COUNT;
  if (OWN_AFTER.test(after)) return value <= MAX_OWN;
  return value <= MAX_COUNT || value === 100 || isHorizon(value);
}

const isHorizon = (value: number): boolean => HORIZONS.some((horizon) => horizon === value);

/** Returns whether the number says how long something takes. */
function statesDuration(before: string, after: string): boolean {
  if (/\b(?:first|last|next|past|final|early)\s*$/i.test(before)) return false;
  const isTime = MONTHS_AFTER.test(after) || YEARS_AFTER.test(after);
  return TAKES_AFTER.test(after) || (isTime && TAKES_BEFORE.test(before));
}

/** Returns whether a text of the facts holds the number beside the same word, as in "SAP 4" or "Web 2.0". */
function quotes(text: string, { found, before, after }: NumberInSentence): boolean {
  const previous = /[\p{L}\p{N}+#.]+\s*$/u.exec(before)?.[0] ?? '';
  const next = /^\s*[\p{L}\p{N}]+/u.exec(after)?.[0] ?? '';
  const beside = [previous + found, found + next].filter((each) => each.trim() !== found);
  return beside.some((each) => text.includes(each.trim().toLowerCase()));
}

function unknown({ found }: NumberInSentence): string {
  return /\p{L}/u.test(found)
    ? `a number in words that is not in the facts ${JSON.stringify(found)}`
    : `${found.replaceAll(',', '')} is not in the facts`;
}

/** What was sent about a career, as one text in lower case. */
export interface SentCareer {
  code: CareerFact['code'];
  text: string;
}

/** Returns what was sent about the careers of the facts. */
export function sentCareers(facts: ReportFacts): SentCareer[] {
  return modelFacts(facts).careers.map((career) => ({
    code: career.code,
    text: textOf(career).toLowerCase(),
  }));
}

function textOf(career: ModelCareer): string {
  return JSON.stringify({ ...career, code: '', reasonsFor: [], reasonsAgainst: [] });
}
