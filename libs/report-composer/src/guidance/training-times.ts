// Writes sentences on the length of training for a reader.
import { CIRCUMSTANCE_ROWS, type Route } from '@bearings/career-data';
import { TRAINING_TIMES } from '../content/report-copy/career-facts.js';
import { fillWording } from '../text.js';
import { hasDegree, type Reader } from './reader.js';
import { countTrainingMonths, formatMonths } from './training-length.js';
import { type NamedWay, countSchoolMonths, isTimeNamed } from './ways.js';

/** Months of training for each occupation, from the qualification level at which it starts. */
const TRAINING_MONTHS = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row.months]));

/** How long a person needs to train for a career. */
export interface CareerTraining {
  /** True if the career requires longer training than the person accepts. */
  long?: boolean;
  /** `months` is counted from the person's qualification. */
  training?: { months: number };
}

/**
 * Returns sentences on the length of training: for this reader if they are students or their qualification level is
 * known, otherwise the usual length. Omits the length if an entry route states it, or if it is longer than the reader
 * accepts, because another note then says so.
 */
export function composeTrainingTimeSentences(
  route: Route,
  { long = false, training }: CareerTraining,
  reader: Reader,
  ways: readonly NamedWay[],
): string[] {
  const { code, months, experience } = route;
  const before = experience === undefined ? [] : [`First come ${formatSpan(experience)} years in other jobs.`];
  if (long || isTimeNamed(ways, reader)) return before;
  // If another entry route states a length of its own, the sentence has to say that it is about the first route.
  const way = ways.slice(1).some(({ namesTime }) => namesTime) ? TRAINING_TIMES.firstWay : '';
  if (training === undefined || (reader.level === null && reader.stage !== 'student')) {
    return [fillWording(TRAINING_TIMES.usual, { time: formatLength(months), way }), ...before];
  }
  if (training.months < 1) return [TRAINING_TIMES.none, ...before];
  const first = ways[0] && countWayMonths(ways[0], route, reader);
  // If the reader's qualification level is too low to start the training, the months include the years at school until
  // the reader reaches the level at which it starts.
  const includesSchooling = first ? first.school > 0 : training.months > (TRAINING_MONTHS.get(code) ?? Infinity);
  const school = includesSchooling ? TRAINING_TIMES.school : '';
  const time = formatMonths(first ? first.school + first.training : training.months);
  const isAfterDegree = reader.stage === 'student' && !hasDegree(reader) && isStudy(ways[0]?.kind);
  const timeTexts = isAfterDegree ? TRAINING_TIMES.afterDegree : TRAINING_TIMES.fromNow;
  const ifCloseTexts = isAfterDegree ? TRAINING_TIMES.ifItCounts : TRAINING_TIMES.ifCounts;
  const counts = ways[0]?.asksIfClose === true ? ifCloseTexts : school;
  return [fillWording(TRAINING_TIMES.yours, { time, from: timeTexts, way, counts }), ...before];
}

/**
 * Returns the months of an entry route as the career's page draws them, or null if its training has no known length.
 * The chart and the sentence on the length then agree.
 */
function countWayMonths(way: NamedWay, route: Route, reader: Reader): { school: number; training: number } | null {
  const training = countTrainingMonths(way.training, reader);
  return training > 0 ? { school: countSchoolMonths(way, route, reader), training } : null;
}

/** Returns whether a kind of entry route includes study at a university. */
function isStudy(kind: NamedWay['kind'] | undefined): boolean {
  return kind === 'degree' || kind === 'conversion';
}

/** Returns a range such as "3 to 5", or "3" if both ends are the same. */
function formatSpan([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

/** Returns a range of months as text: in months up to two years, otherwise in years and half years. */
function formatLength([from, to]: readonly [number, number]): string {
  if (to <= 24) return `${formatSpan([from, to])} months`;
  const years = (months: number): number => Math.round(months / 6) / 2;
  return from < 12 ? `${from} months to ${years(to)} years` : `${formatSpan([years(from), years(to)])} years`;
}
