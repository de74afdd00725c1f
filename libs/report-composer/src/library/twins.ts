// Finds careers with very similar work, and describes how they differ.
import { type Occupation, occupationByCode, RELATED_ROWS, routeOf } from '@bearings/career-data';
import { type CareerGuide, CATEGORIES, type Category } from '@bearings/contracts';
import { jobNounOf } from '../composing/category-ranking.js';
import { DIFFERENCE_SENTENCES } from '../content/report-copy/library.js';
import { START_LABELS } from '../content/report-copy/career-table.js';
import { formatMoney } from '../pay/money.js';
import { payIn } from '../pay/pay.js';
import { fill, uncapitalise } from '../text.js';
import { listed } from '../writers/built-in/grammar.js';
import { linkTo } from './library.js';

const MOST_TWINS = 4;
/** From this difference in points, a difference in demand is mentioned. */
const MIN_DEMAND_DIFFERENCE = 25;
const MOST_NAMED = 2;
/** From this difference in months, a difference in training is mentioned. */
const MIN_MONTHS_DIFFERENCE = 12;
/** From this relative difference, a difference in median pay is mentioned. */
const MIN_PAY_DIFFERENCE = 0.1;
const relatedOf = new Map(RELATED_ROWS.map((row) => [row.code, [...row.short, ...row.long]]));

/** Returns up to four careers that are similar to an occupation, most similar first. */
export function twinsOf(occupation: Occupation, country: string): CareerGuide['twins'] {
  return (relatedOf.get(occupation.code) ?? []).slice(0, MOST_TWINS).flatMap((code) => {
    const twin = occupationByCode(code);
    return twin === undefined
      ? []
      : [{ ...linkTo(code), differs: differencesOf(occupation, twin, country) }];
  });
}

function differencesOf(one: Occupation, other: Occupation, country: string): string[] {
  const texts = [
    ...demandsOf(one, other),
    ...trainingOf(one.code, other.code),
    ...payDifferences(one, other, country),
  ];
  return texts.length > 0 ? texts : [DIFFERENCE_SENTENCES.alike];
}

function demandsOf(one: Occupation, other: Occupation): string[] {
  const gaps = CATEGORIES.flatMap((category) => {
    const [a, b] = [one.demand[category], other.demand[category]];
    return a === null || b === null ? [] : [{ category, by: b - a }];
  });
  const named = (frame: string, sign: 1 | -1): string[] => {
    const clear = gaps
      .filter(({ by }) => sign * by >= MIN_DEMAND_DIFFERENCE)
      .toSorted((a, b) => sign * (b.by - a.by))
      .slice(0, MOST_NAMED)
      .map(({ category }): Category => category);
    return clear.length === 0 ? [] : [fill(frame, { nouns: listed(clear.map(jobNounOf)) })];
  };
  return [...named(DIFFERENCE_SENTENCES.more, 1), ...named(DIFFERENCE_SENTENCES.less, -1)];
}

function trainingOf(one: string, other: string): string[] {
  const [a, b] = [routeOf(one), routeOf(other)];
  if (a === null || b === null) return [];
  if (a.level !== b.level) {
    if (b.level === 1) return [DIFFERENCE_SENTENCES.noLevel];
    return [fill(DIFFERENCE_SENTENCES.level, { level: uncapitalise(START_LABELS[b.level]) })];
  }
  const by = b.months[1] - a.months[1];
  if (Math.abs(by) < MIN_MONTHS_DIFFERENCE) return [];
  return [by > 0 ? DIFFERENCE_SENTENCES.longer : DIFFERENCE_SENTENCES.shorter];
}

/** Returns a sentence if both median pays are published and differ clearly; otherwise an empty list. */
function payDifferences(one: Occupation, other: Occupation, country: string): string[] {
  const [a, b] = [payIn(country, one), payIn(country, other)];
  if (a.kind !== 'published' || b.kind !== 'published') return [];
  if (a.median === null || b.median === null) return [];
  if (Math.abs(b.median / a.median - 1) < MIN_PAY_DIFFERENCE) return [];
  const money = (amount: number): string => formatMoney(amount, a.currency);
  return [fill(DIFFERENCE_SENTENCES.pay, { amount: money(b.median), own: money(a.median) })];
}
