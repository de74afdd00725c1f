import { BANK_VERSION, CATEGORIES, QUESTIONS } from '@bearings/domain';
import type { Sums } from './statistics.js';

// As in psychometrics, a statement is called an item here, and a category of statements is called a scale.
const ITEM_COUNT = QUESTIONS.length;
const SCALE_COUNT = CATEGORIES.length;
export const ITEMS_PER_SCALE = ITEM_COUNT / SCALE_COUNT;
/** Number of possible sums of a category's three answers. The sums range from 3 to 15. */
const POSSIBLE_SUMS = ITEMS_PER_SCALE * 4 + 1;

/** Indexes of the statements by category, in the order of `CATEGORIES`. */
export const ITEM_INDEXES: readonly (readonly number[])[] = CATEGORIES.map((category) =>
  QUESTIONS.flatMap((question, index) => (question.category === category ? index : [])),
);

const SCALE_BY_ITEM = QUESTIONS.map(({ category }) => CATEGORIES.indexOf(category));
const IS_REVERSED_BY_ITEM = QUESTIONS.map(({ reverse }) => reverse);
const [ONE, FIVE] = [49, 53];

/**
 * Parses answers in question-bank order, such as "[5, 1, …]". Returns the answers as numbers from 1 to 5, with the
 * answers to reverse-scored statements reversed. Returns null for any other text.
 */
export function parseKeyedAnswers(text: string): Uint8Array | null {
  const keyedAnswers = new Uint8Array(ITEM_COUNT);
  let index = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < ONE || code > FIVE) continue;
    if (index === ITEM_COUNT) return null;
    keyedAnswers[index] = IS_REVERSED_BY_ITEM[index] ? FIVE + 1 - code : code - ONE + 1;
    index += 1;
  }
  return index === ITEM_COUNT ? keyedAnswers : null;
}

/**
 * Returns the sum of a person's answers for each category. In `keyed`, the answers to reverse-scored statements are
 * already reversed.
 */
function sumByCategory(keyed: Uint8Array): Uint8Array {
  const sums = new Uint8Array(SCALE_COUNT);
  for (let index = 0; index < ITEM_COUNT; index += 1) {
    const scale = SCALE_BY_ITEM[index] ?? 0;
    sums[scale] = (sums[scale] ?? 0) + (keyed[index] ?? 0);
  }
  return sums;
}

/** Sums and products of many people's answers. The answers to reverse-scored statements are reversed first. */
export class AnswerTotals {
  readonly bankVersion = BANK_VERSION;
  /** Number of completed assessments, including those that failed the quality check. */
  completed = 0;
  straightLined = 0;
  n = 0;
  private readonly sums = new Float64Array(ITEM_COUNT);
  private readonly products = new Float64Array(ITEM_COUNT * ITEM_COUNT);
  private readonly counts = new Float64Array(ITEM_COUNT * 5);
  private readonly scores = new Float64Array(SCALE_COUNT * POSSIBLE_SUMS);
  private readonly countries = new Map<string, Sums[]>();

  /** Adds the answers of an assessment that passed the quality check. */
  add(keyed: Uint8Array, country: string | null): void {
    this.n += 1;
    for (let i = 0; i < ITEM_COUNT; i += 1) {
      const answer = keyed[i] ?? 0;
      addAt(this.sums, i, answer);
      addAt(this.counts, i * 5 + answer - 1, 1);
      for (let j = i; j < ITEM_COUNT; j += 1) addAt(this.products, i * ITEM_COUNT + j, answer * (keyed[j] ?? 0));
    }
    const sums = sumByCategory(keyed);
    const countrySums = country === null ? null : this.sumsOf(country);
    for (let scale = 0; scale < SCALE_COUNT; scale += 1) {
      const sum = sums[scale] ?? 0;
      addAt(this.scores, scale * POSSIBLE_SUMS + sum - ITEMS_PER_SCALE, 1);
      const group = countrySums?.[scale];
      if (!group) continue;
      group.n += 1;
      group.sum += sum;
      group.squares += sum * sum;
    }
  }

  sumOf(item: number): number {
    return this.sums[item] ?? 0;
  }

  productsOf(one: number, other: number): number {
    return this.products[Math.min(one, other) * ITEM_COUNT + Math.max(one, other)] ?? 0;
  }

  /** Returns how many people gave a statement this answer, after reversal if the statement is reverse-scored. */
  countOf(item: number, answer: number): number {
    return this.counts[item * 5 + answer - 1] ?? 0;
  }

  /** Returns the number of people for each possible sum of a category, lowest sum first. */
  scoresOf(scale: number): number[] {
    return Array.from(this.scores.subarray(scale * POSSIBLE_SUMS, (scale + 1) * POSSIBLE_SUMS));
  }

  /** Returns the sums of each category by country. The countries with the most people come first. */
  byCountry(): [country: string, sums: readonly Sums[]][] {
    return [...this.countries].toSorted(([, a], [, b]) => (b[0]?.n ?? 0) - (a[0]?.n ?? 0));
  }

  private sumsOf(country: string): Sums[] {
    const found = this.countries.get(country);
    if (found) return found;
    const emptySums = CATEGORIES.map(() => ({ n: 0, sum: 0, squares: 0 }));
    this.countries.set(country, emptySums);
    return emptySums;
  }
}

/**
 * For each category, the sums over the people who answered the statements twice: of their first results (`x`), of their
 * second results (`y`), and of the products of the results (`xx`, `yy` and `xy`).
 */
export class RetestTotals {
  n = 0;
  private readonly rows = CATEGORIES.map(() => ({ x: 0, y: 0, xx: 0, yy: 0, xy: 0 }));

  add(first: Uint8Array, second: Uint8Array): void {
    const [before, after] = [sumByCategory(first), sumByCategory(second)];
    this.n += 1;
    for (const [scale, row] of this.rows.entries()) {
      const [x, y] = [before[scale] ?? 0, after[scale] ?? 0];
      row.x += x;
      row.y += y;
      row.xx += x * x;
      row.yy += y * y;
      row.xy += x * y;
    }
  }

  /** Returns the sums of each category, in the order of `CATEGORIES`. */
  sums(): readonly { x: number; y: number; xx: number; yy: number; xy: number }[] {
    return this.rows;
  }
}

function addAt(list: Float64Array, index: number, by: number): void {
  list[index] = (list[index] ?? 0) + by;
}
