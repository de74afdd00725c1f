// Describes how one career differs from another that is close to it.
import { type Occupation, findRoute } from '@bearings/career-data';
import { CATEGORIES, type Category, UK } from '@bearings/domain';
import { DIFFERENCE_SENTENCES } from '../content/report-copy/library.js';
import { START_LABELS } from '../content/report-copy/career-table.js';
import { formatMoney } from '../pay/money.js';
import { choosePay } from '../pay/pay.js';
import { fillWording, uncapitalise } from '../text.js';
import { joinList } from '../writers/built-in/grammar.js';
import { getJobNoun } from './category-ranking.js';

/** Minimum difference between the demands of two careers, in points, for the difference to be mentioned. */
const MIN_DEMAND_DIFFERENCE = 25;
const MAX_NAMED_CATEGORIES = 2;
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
 * Returns how the work and pay of the other career differ from those of the first. Training is left out, because its
 * length and start depend on the reader.
 */
export const listReaderDifferences = (one: Occupation, other: Occupation, country: string): string[] => [
  ...describeDemands(one, other),
  ...describePay(one, other, country),
];

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

/**
 * Returns a sentence on the difference between the median pay of two careers; an empty list if the difference is small
 * or one of the medians is not published.
 */
function describePay(one: Occupation, other: Occupation, country: string): string[] {
  const [a, b] = [choosePay(country, one), choosePay(country, other)];
  if (a.kind !== 'published' || b.kind !== 'published') return [];
  if (a.median === null || b.median === null) return [];
  if (Math.abs(b.median / a.median - 1) < MIN_PAY_DIFFERENCE) return [];
  const money = (amount: number): string => formatMoney(amount, a.currency);
  return [fillWording(DIFFERENCE_SENTENCES.pay, { amount: money(b.median), own: money(a.median) })];
}
