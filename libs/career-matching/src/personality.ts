// How well a person's twelve scores fit an occupation's demands: docs/method.md, "Personality".
import { CATEGORIES, type Category } from '@bearings/contracts';
import { mean, standardDeviation } from './statistics.js';

export const SIZE = CATEGORIES.length;

/** Categories that say less about a choice of work count half. */
const HALF_WEIGHT: ReadonlySet<Category> = new Set(['motivation', 'resilience', 'burnout']);
const WEIGHTS = CATEGORIES.map((category) => (HALF_WEIGHT.has(category) ? 0.5 : 1));
export const TOTAL_WEIGHT = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

/** Points by which people who do a job spread around its level, and in their overall level. */
export const SPREAD = 15;
const LEVEL_SPREAD = 6;
/** Share of the overall level that is taken out of a comparison. */
export const LEVEL_SHARE = LEVEL_SPREAD ** 2 / (SPREAD ** 2 + TOTAL_WEIGHT * LEVEL_SPREAD ** 2);

/** Nats of one standard deviation, for a profile that is not flat. */
const SCALE = 1.6;
/** Standard deviation of the twelve scores from which a profile counts in full. */
const FULL_SPREAD = 15;

/** What every person is compared with, made once for a table of demands. */
export interface PersonalityModel {
  /** Number of occupations. */
  count: number;
  /** Weighted expected scores: twelve for each occupation. */
  expected: Float64Array;
  /** Their sum, and what the log-likelihood takes off, for each occupation. */
  expectedTotal: Float64Array;
  penalty: Float64Array;
  /** Weighted demands, centred and of length one: twelve for each occupation. */
  shape: Float64Array;
}

/** Creates the model. `demands` holds twelve numbers, 0 to 100, for each occupation. */
export function personalityModel(demands: Float64Array): PersonalityModel {
  const count = demands.length / SIZE;
  const model: PersonalityModel = {
    count,
    expected: new Float64Array(demands.length),
    expectedTotal: new Float64Array(count),
    penalty: new Float64Array(count),
    shape: new Float64Array(demands.length),
  };
  for (let place = 0; place < count; place++) addOccupation(model, place, demands);
  return model;
}

function addOccupation(model: PersonalityModel, place: number, demands: Float64Array): void {
  const from = place * SIZE;
  const row = demands.subarray(from, from + SIZE);
  // An occupation's people lie half as far from the middle as its percentile does.
  const levels = Array.from(row, (demand) => 50 + 0.5 * (demand - 50));
  const expected = levels.map((level, at) => weightOf(at) * level);
  const total = expected.reduce((sum, value) => sum + value, 0);
  const squares = levels.reduce((sum, level, at) => sum + weightOf(at) * level ** 2, 0);
  model.expected.set(expected, from);
  model.expectedTotal[place] = total;
  model.penalty[place] = 0.5 * (squares - LEVEL_SHARE * total ** 2);

  const centre = row.reduce((sum, demand, at) => sum + weightOf(at) * demand, 0) / TOTAL_WEIGHT;
  const length = Math.sqrt(
    row.reduce((sum, demand, at) => sum + weightOf(at) * (demand - centre) ** 2, 0),
  );
  if (length === 0) return;
  const shape = Array.from(row, (demand, at) => (weightOf(at) * (demand - centre)) / length);
  model.shape.set(shape, from);
}

/** Returns the weight of a category by its place in the fixed order. */
export function weightOf(at: number): number {
  return WEIGHTS[at] ?? 1;
}

export interface Comparison {
  /** Log-likelihood of the scores in each job, most of the overall level ignored. */
  likelihood: Float64Array;
  /** Weighted correlation of scores and demands. */
  correlation: Float64Array;
  /** Weighted sum of the scores, and length of the centred profile: 0 where all are equal. */
  total: number;
  length: number;
  /** Nats of one standard deviation of each, for this person. */
  scale: number;
}

/** Compares twelve scores, 0 to 100, with every occupation. */
export function compare(model: PersonalityModel, scores: Float64Array): Comparison {
  const { count, expected, expectedTotal, penalty, shape } = model;
  const { total, length } = weightedProfile(scores);
  const likelihood = new Float64Array(count);
  const correlation = new Float64Array(count);
  for (let place = 0; place < count; place++) {
    let level = 0;
    let product = 0;
    const from = place * SIZE;
    for (let at = 0; at < SIZE; at++) {
      const score = scores[at] ?? 0;
      level += score * (expected[from + at] ?? 0);
      product += score * (shape[from + at] ?? 0);
    }
    likelihood[place] =
      (level - LEVEL_SHARE * total * (expectedTotal[place] ?? 0) - (penalty[place] ?? 0)) /
      SPREAD ** 2;
    correlation[place] = length === 0 ? 0 : product / length;
  }
  const scale = (SCALE * Math.min(1, standardDeviation(scores) / FULL_SPREAD)) / 2;
  return { likelihood, correlation, total, length, scale };
}

function weightedProfile(scores: Float64Array): { total: number; length: number } {
  let total = 0;
  for (let at = 0; at < SIZE; at++) total += weightOf(at) * (scores[at] ?? 0);
  const centre = total / TOTAL_WEIGHT;
  let squares = 0;
  for (let at = 0; at < SIZE; at++) squares += weightOf(at) * ((scores[at] ?? 0) - centre) ** 2;
  // Rounding keeps the dust of floating-point arithmetic from looking like a profile.
  return { total, length: squares < 1e-9 ? 0 : Math.sqrt(squares) };
}

/** Returns what personality says for each occupation, in nats, by scores from 0 to 100. */
export function personalityScores(model: PersonalityModel, scores: Float64Array): Float64Array {
  const { likelihood, correlation, scale } = compare(model, scores);
  standardise(likelihood);
  standardise(correlation);
  for (let place = 0; place < model.count; place++) {
    likelihood[place] = scale * ((likelihood[place] ?? 0) + (correlation[place] ?? 0));
  }
  return likelihood;
}

/** Scales the values to mean 0 and standard deviation 1, in place; all to 0 when they are equal. */
function standardise(values: Float64Array): void {
  const centre = mean(values);
  const spread = standardDeviation(values);
  for (let place = 0; place < values.length; place++) {
    values[place] = spread < 1e-9 ? 0 : ((values[place] ?? 0) - centre) / spread;
  }
}
