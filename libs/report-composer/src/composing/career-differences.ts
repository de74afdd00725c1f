// Describes how one career differs from another that is close to it.
import { type Occupation, findRoute } from '@bearings/career-data';
import { CATEGORIES, UK } from '@bearings/domain';
import { DIFFERENCE_SENTENCES, WORK_DIFFERENCES, type WorkDifference } from '../content/report-copy/library.js';
import { START_LABELS } from '../content/report-copy/career-table.js';
import { formatMoney, roundToHundreds } from '../pay/money.js';
import { choosePay } from '../pay/pay.js';
import { fillWording, uncapitalise } from '../text.js';

/** Minimum difference between the demands of two careers, in points, for the difference to be mentioned. */
const MIN_DEMAND_DIFFERENCE = 25;
const MAX_NAMED_CATEGORIES = 2;
/** The same for the one difference that a report mentions. */
const MIN_LARGE_DIFFERENCE = 40;
/** Minimum difference between the training of two careers, in months, for the difference to be mentioned. */
const MIN_MONTHS_DIFFERENCE = 12;
/** Minimum relative difference between two median pays for the difference to be mentioned. */
const MIN_LARGE_PAY_DIFFERENCE = 0.1;

/** Returns how the work, training and pay of the other career differ from those of the first, for any reader. */
export function listDifferences(one: Occupation, other: Occupation, country: string): string[] {
  const training = country === UK ? describeTraining(one.code, other.code) : [];
  const texts = [...describeDemands(one, other), ...training, ...describePay(one, other, country)];
  return texts.length > 0 ? texts : [DIFFERENCE_SENTENCES.alike];
}

/** Returns the one large difference between the demands of two careers, in plain words; empty if there is none. */
export function describeLargeDifference(one: Occupation, other: Occupation): string {
  const [largest] = listGaps(one, other)
    .filter(({ by }) => Math.abs(by) >= MIN_LARGE_DIFFERENCE)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return largest === undefined ? '' : toWords(largest);
}

/** Returns by how much the other career's median pay differs, as "£3,900 less"; empty if it does not clearly. */
export function describePayDifference(one: Occupation, other: Occupation, country: string): string {
  const pay = findMedians(one, other, country);
  if (pay === null) return '';
  const [own, median] = pay.medians;
  const amount = formatMoney(roundToHundreds(Math.abs(median - own)), pay.currency);
  return fillWording(median > own ? DIFFERENCE_SENTENCES.paysMore : DIFFERENCE_SENTENCES.paysLess, { amount });
}

interface DemandGap {
  words: WorkDifference;
  /** How many points more the other career demands. */
  by: number;
}

const toWords = ({ words, by }: DemandGap): string => (by > 0 ? words.more : words.less);

/** Returns how far the demands of two careers are apart in each category that says what people do all day. */
function listGaps(one: Occupation, other: Occupation): DemandGap[] {
  return CATEGORIES.flatMap((category) => {
    const words = WORK_DIFFERENCES[category];
    const [a, b] = [one.demand[category], other.demand[category]];
    return words === undefined || a === null || b === null ? [] : [{ words, by: b - a }];
  });
}

function describeDemands(one: Occupation, other: Occupation): string[] {
  const gaps = listGaps(one, other);
  return ([1, -1] as const).flatMap((sign) =>
    gaps
      .filter(({ by }) => sign * by >= MIN_DEMAND_DIFFERENCE)
      .toSorted((a, b) => sign * (b.by - a.by))
      .slice(0, MAX_NAMED_CATEGORIES)
      .map(toWords),
  );
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
  if (Math.abs(b.median / a.median - 1) < MIN_LARGE_PAY_DIFFERENCE) return null;
  return { medians: [a.median, b.median], currency: a.currency };
}
