// Describes how one career differs from another that is close to it.
import { type Occupation, findRoute, getWorkTexts } from '@bearings/career-data';
import { CATEGORIES, type Category, TASK_NUMBERS, UK } from '@bearings/domain';
import type { ActivityKind } from '../content/task-kinds.js';
import { DIFFERENCE_SENTENCES } from '../content/report-copy/library.js';
import { START_LABELS } from '../content/report-copy/career-table.js';
import { formatMoney, roundToHundreds } from '../pay/money.js';
import { choosePay } from '../pay/pay.js';
import { fillWording, uncapitalise } from '../text.js';
import { joinList } from '../writers/built-in/grammar.js';
import { listTaskKinds } from './activity-kinds.js';
import { getJobNoun } from './category-ranking.js';

/** Minimum difference between the demands of two careers, in points, for the difference to be mentioned. */
const MIN_DEMAND_DIFFERENCE = 25;
const MAX_NAMED_CATEGORIES = 2;
const TASK_INDEXES = TASK_NUMBERS.map((task) => task - 1);
/** Minimum difference between the training of two careers, in months, for the difference to be mentioned. */
const MIN_MONTHS_DIFFERENCE = 12;
/** Minimum relative difference between two median pays for the difference to be mentioned. */
const MIN_PAY_DIFFERENCE = 0.1;

/** Returns how the work, training and pay of the other career differ from those of the first, for any reader. */
export function listDifferences(one: Occupation, other: Occupation, country: string): string[] {
  const training = country === UK ? describeTraining(one.code, other.code) : [];
  const texts = [...describeDemands(one, other), ...training, ...describePay(one, other, country)];
  return texts.length > 0 ? texts : [DIFFERENCE_SENTENCES.alike];
}

/**
 * Returns how the work of the other career differs from that of the first; if their demands are close, a task of a kind
 * that the first does not have. Empty if there is none. Training is left out, because its length and start depend on the
 * reader.
 */
export function describeWorkDifference(one: Occupation, other: Occupation, country: string): string {
  const texts = describeDemands(one, other);
  return texts.length > 0 ? texts.join('; ') : describeOtherTask(one, other, country);
}

function describeOtherTask(one: Occupation, other: Occupation, country: string): string {
  const { tasks } = getWorkTexts(other.code, country);
  const ownKinds = new Set(TASK_INDEXES.flatMap((index) => listTaskKinds(one.code, index)));
  const task = tasks[TASK_INDEXES.find((index) => isOfOtherKind(listTaskKinds(other.code, index), ownKinds)) ?? -1];
  return task === undefined ? '' : fillWording(DIFFERENCE_SENTENCES.otherTask, { task: uncapitalise(task) });
}

const isOfOtherKind = ([main]: readonly ActivityKind[], ownKinds: ReadonlySet<ActivityKind>): boolean =>
  main !== undefined && !ownKinds.has(main);

/** Returns by how much the other career's median pay differs, as "£3,900 less"; empty if it does not clearly. */
export function describePayDifference(one: Occupation, other: Occupation, country: string): string {
  const pay = findMedians(one, other, country);
  if (pay === null) return '';
  const [own, median] = pay.medians;
  const amount = formatMoney(roundToHundreds(Math.abs(median - own)), pay.currency);
  return fillWording(median > own ? DIFFERENCE_SENTENCES.paysMore : DIFFERENCE_SENTENCES.paysLess, { amount });
}

function describeDemands(one: Occupation, other: Occupation): string[] {
  const gaps = CATEGORIES.flatMap((category) => {
    const [a, b] = [one.demand[category], other.demand[category]];
    return a === null || b === null ? [] : [{ category, by: b - a }];
  });
  const listNamed = (frame: string, sign: 1 | -1): string[] => {
    const clearGaps = gaps
      .filter(({ by }) => sign * by >= MIN_DEMAND_DIFFERENCE)
      .toSorted((a, b) => sign * (b.by - a.by))
      .slice(0, MAX_NAMED_CATEGORIES)
      .map(({ category }): Category => category);
    return clearGaps.length === 0 ? [] : [fillWording(frame, { nouns: joinList(clearGaps.map(getJobNoun)) })];
  };
  return [...listNamed(DIFFERENCE_SENTENCES.more, 1), ...listNamed(DIFFERENCE_SENTENCES.less, -1)];
}

function describeTraining(one: string, other: string): string[] {
  const [a, b] = [findRoute(one), findRoute(other)];
  if (a === null || b === null) return [];
  if (a.level !== b.level) {
    if (b.level === 1) return [DIFFERENCE_SENTENCES.noLevel];
    return [fillWording(DIFFERENCE_SENTENCES.level, { level: uncapitalise(START_LABELS[b.level]) })];
  }
  const monthsApart = b.months[1] - a.months[1];
  if (Math.abs(monthsApart) < MIN_MONTHS_DIFFERENCE) return [];
  return [monthsApart > 0 ? DIFFERENCE_SENTENCES.longer : DIFFERENCE_SENTENCES.shorter];
}

function describePay(one: Occupation, other: Occupation, country: string): string[] {
  const pay = findMedians(one, other, country);
  if (pay === null) return [];
  const [own, amount] = pay.medians.map((median) => formatMoney(median, pay.currency));
  return [fillWording(DIFFERENCE_SENTENCES.pay, { amount: amount ?? '', own: own ?? '' })];
}

/** Returns two published medians; null if they are close together or one of them is not published. */
function findMedians(
  one: Occupation,
  other: Occupation,
  country: string,
): { medians: [number, number]; currency: string } | null {
  const [a, b] = [choosePay(country, one), choosePay(country, other)];
  if (a.kind !== 'published' || b.kind !== 'published' || a.median === null || b.median === null) return null;
  if (Math.abs(b.median / a.median - 1) < MIN_PAY_DIFFERENCE) return null;
  return { medians: [a.median, b.median], currency: a.currency };
}
