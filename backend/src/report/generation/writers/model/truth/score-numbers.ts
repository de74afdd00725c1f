import type { Category } from '@bearings/contracts';
import type { CareerFact, ReportFacts } from '../../../../composing/report-facts.js';
import type { ProseField } from '../prose-fields.js';
import type { FoundNumber } from './number-words.js';
import { careersIn, CATEGORY_PATTERN, mentionsIn, nameOf, scoreOf } from './sentences.js';

/** A number with the sentence that it is in, and the texts before and after it. */
export interface NumberInSentence extends FoundNumber {
  sentence: string;
  before: string;
  after: string;
  /** All numbers of the sentence, in order. */
  all: readonly FoundNumber[];
}

const OF_SCALE = String.raw`(?:\/\s*100|(?:out )?of (?:100|a hundred))\b`;
const MEASURED_BEFORE =
  /\b(?:scor(?:e|es|ed|ing)|index|energy|demands?)(?:\s+(?:here|there))?(?:\s+(?:of|is|at|was|reads?|about))?\s*$/i;
const MEASURED_AFTER = new RegExp(String.raw`^\s*(?:points?\b|%|${OF_SCALE})`, 'i');
const NAME_BEFORE = new RegExp(
  String.raw`\b(?:${CATEGORY_PATTERN})\s*(?:[(:,–-]|\s)\s*(?:you(?:r score)?\s+)?(?:is|are|at|of|was|score[sd]?|reach(?:es)?|sits? at|stands? at|comes? (?:out )?at|scoring)?\s*(?:at\s+)?$`,
  'i',
);
const NAME_AFTER = new RegExp(
  String.raw`^(?:\s*${OF_SCALE})?\s+(?:in|for|on)\s+(${CATEGORY_PATTERN})\b`,
  'i',
);
const ENERGY_BEFORE = /\b(?:energy|extraversion|introversion|type|extravert|introvert)\b[^.;]*$/i;
const POINTS_AFTER = /^\s*points?\b/i;
const JOB_WORDS = /\b(?:demands?|asks?|needs?|calls? for|requires?)\b/gi;
const READER_WORDS = /\b(?:you|your|yours)\b/gi;

/** Returns whether a number states a score, a demand, the energy or a distance between them. */
export function isMeasured(number: NumberInSentence): boolean {
  const { before, after, sentence } = number;
  if (isTopOfScale(number)) return false;
  if (MEASURED_BEFORE.test(before) || MEASURED_AFTER.test(after)) return true;
  if (NAME_BEFORE.test(before) || NAME_AFTER.test(after)) return true;
  // "Your scores for planning and leadership are 83 and 17."
  return /\bscores?\b/i.test(sentence) && mentionsIn(before).length > 1 && /\d/.test(number.found);
}

/** The 100 of "83 of 100". */
export function isTopOfScale({ digits, before }: NumberInSentence): boolean {
  return digits === '100' && /(?:\bof|\/|\bto)\s*$/i.test(before);
}

/**
 * Returns what is wrong with a measured number, or null: it has to be the score of the category that
 * the sentence binds it to, the demand of the career for it, the energy, or a true distance.
 * @param before category that an earlier sentence named last
 */
export function scoreFault(
  number: NumberInSentence,
  field: ProseField,
  facts: ReportFacts,
  before: Category | null,
): string | null {
  const { digits, found, sentence } = number;
  const value = Number(digits);
  if (POINTS_AFTER.test(number.after)) return distanceFault(number, field, facts);
  const category = categoryFor(number) ?? field.category ?? before;
  if (category === null || ENERGY_BEFORE.test(number.before)) {
    if (ENERGY_BEFORE.test(sentence) && value === facts.personality.energy) return null;
    if (category === null) return `${found} is not in the facts as a score of a category it names`;
  }
  const score = scoreOf(facts, category);
  const demands = demandsOf(careersFor(sentence, field, facts), category);
  const meaning = saysWhose(number.before);
  const allowed = [...(meaning === 'job' ? [] : [score]), ...(meaning === 'reader' ? [] : demands)];
  if (allowed.includes(value)) return null;
  const of = nameOf(category);
  return meaning === 'job'
    ? `${found} is not in the facts as what the job asks for in ${of}`
    : `${found} is not in the facts: the score in ${of} is ${score}`;
}

/** Pairs a number with a category of its sentence: "83 in planning", "planning (83)", "A and B are 1 and 2". */
function categoryFor(number: NumberInSentence): Category | null {
  const { sentence, start, end, after, all } = number;
  const mentions = mentionsIn(sentence);
  if (NAME_AFTER.test(after)) return mentions.find((each) => each.start >= end)?.category ?? null;
  const previous = mentions.filter((each) => each.end <= start);
  if (previous.length === 0) return mentions.find((each) => each.start >= end)?.category ?? null;
  const last = previous.at(-1);
  const lastEnd = last?.end ?? 0;
  // A run of names before a run of as many numbers is paired in order.
  const numbersAfter = all.filter(
    (each) => each.start >= lastEnd && Number(each.digits) <= 100 && !isScaleTop(sentence, each),
  );
  const run = numbersAfter.length > 1 ? previous.slice(-numbersAfter.length) : [];
  const inRun =
    run.length === numbersAfter.length && !hasNumberBetween(run[0]?.start ?? 0, lastEnd);
  const place = numbersAfter.findIndex((each) => each.start === start);
  if (inRun && place !== -1) return run[place]?.category ?? null;
  return last?.category ?? null;

  function hasNumberBetween(from: number, to: number): boolean {
    return all.some((each) => each.start > from && each.end < to);
  }
}

function isScaleTop(sentence: string, { digits, start }: FoundNumber): boolean {
  return digits === '100' && /(?:\bof|\/|\bto)\s*$/i.test(sentence.slice(0, start));
}

/** Returns whose figure a number is, by the word that stands nearest before it. */
function saysWhose(before: string): 'job' | 'reader' | 'either' {
  const last = (pattern: RegExp): number => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  const job = last(JOB_WORDS);
  const reader = last(READER_WORDS);
  if (job === reader) return 'either';
  return job > reader ? 'job' : 'reader';
}

function careersFor(sentence: string, field: ProseField, facts: ReportFacts): CareerFact[] {
  return field.career ? [field.career] : careersIn(sentence, facts.careers);
}

function demandsOf(careers: readonly CareerFact[], category: Category): number[] {
  return careers.flatMap(({ reasonsFor, reasonsAgainst }) =>
    [...reasonsFor, ...reasonsAgainst].flatMap((reason) =>
      reason.category === category ? [reason.demand] : [],
    ),
  );
}

/** "26 points above": the distance between two scores, or between a score and a demand. */
function distanceFault(
  { digits, found, sentence }: NumberInSentence,
  field: ProseField,
  facts: ReportFacts,
): string | null {
  const named = mentionsIn(sentence).map(({ category }) => category);
  const categories = [...new Set([...named, ...(field.category ? [field.category] : [])])];
  const figures = categories.map((category) => [
    scoreOf(facts, category),
    ...demandsOf(careersFor(sentence, field, facts), category),
  ]);
  const all = figures.flat();
  const distances = all.flatMap((one) => all.map((other) => Math.abs(one - other)));
  return Number(digits) > 0 && distances.includes(Number(digits))
    ? null
    : `${found} is not in the facts as a distance between what the sentence names`;
}
