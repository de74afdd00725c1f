// Computes how well a person's twelve scores fit an occupation's demands; see "Personality" in docs/method.md.
import { CATEGORIES, type Category } from '@bearings/domain';
import { mean, standardDeviation } from './statistics.js';

export const CATEGORY_COUNT = CATEGORIES.length;

/** Categories with half the weight, because they matter less for the choice of work. */
const HALF_WEIGHT_CATEGORIES: ReadonlySet<Category> = new Set(['motivation', 'resilience', 'burnout']);
const CATEGORY_WEIGHTS = CATEGORIES.map((category) => (HALF_WEIGHT_CATEGORIES.has(category) ? 0.5 : 1));
export const TOTAL_CATEGORY_WEIGHT = CATEGORY_WEIGHTS.reduce((sum, weight) => sum + weight, 0);

/**
 * Standard deviations in points: `SCORE_SPREAD` of people's scores around the levels that their job
 * demands, `LEVEL_SD_POINTS` of a person's general level.
 */
export const SCORE_SPREAD = 15;
const LEVEL_SD_POINTS = 6;
/** Share of a person's general level (all scores high or all low) that a comparison with occupations ignores. */
export const IGNORED_LEVEL_SHARE =
  LEVEL_SD_POINTS ** 2 / (SCORE_SPREAD ** 2 + TOTAL_CATEGORY_WEIGHT * LEVEL_SD_POINTS ** 2);

/**
 * Weight of the personality score: natural-log units (nats) for one standard deviation in both `likelihood` and
 * `correlation`. It applies in full if the person's scores differ enough; see `MIN_FULL_WEIGHT_SD`.
 */
const NATS_PER_DEVIATION = 1.6;
/**
 * Shares of `NATS_PER_DEVIATION` that `likelihood` and `correlation` have. Simulated people find their own occupation
 * more often than with equal shares.
 */
const LIKELIHOOD_SHARE = 0.75;
const CORRELATION_SHARE = 0.25;
/**
 * Standard deviation of a person's twelve scores from which the personality score gets its full weight. Below it, the
 * weight is proportional to the standard deviation.
 */
const MIN_FULL_WEIGHT_SD = 15;

/** Values computed once from the demands of all occupations, with which every person is compared. */
export interface PersonalityModel {
  count: number;
  /** Twelve expected scores for each occupation, multiplied by the categories' weights. */
  expected: Float64Array;
  /**
   * For each occupation: `expectedTotal` is the sum of its expected scores, `penalty` the part of
   * the log-likelihood that is the same for every person.
   */
  expectedTotal: Float64Array;
  penalty: Float64Array;
  /** Twelve demands for each occupation, weighted, centred on their mean and scaled to unit length. */
  shape: Float64Array;
}

/** Creates the model from demands: twelve numbers from 0 to 100 for each occupation. */
export function createPersonalityModel(demands: Float64Array): PersonalityModel {
  const count = demands.length / CATEGORY_COUNT;
  const model: PersonalityModel = {
    count,
    expected: new Float64Array(demands.length),
    expectedTotal: new Float64Array(count),
    penalty: new Float64Array(count),
    shape: new Float64Array(demands.length),
  };
  for (let index = 0; index < count; index++) addOccupation(model, index, demands);
  return model;
}

function addOccupation(model: PersonalityModel, index: number, demands: Float64Array): void {
  const rowStart = index * CATEGORY_COUNT;
  const row = demands.subarray(rowStart, rowStart + CATEGORY_COUNT);
  // People in an occupation are expected to score half as far from the middle as its demand, which is a percentile.
  const levels = Array.from(row, (demand) => 50 + 0.5 * (demand - 50));
  const expected = levels.map((level, at) => getCategoryWeight(at) * level);
  const total = expected.reduce((sum, value) => sum + value, 0);
  const squares = levels.reduce((sum, level, at) => sum + getCategoryWeight(at) * level ** 2, 0);
  model.expected.set(expected, rowStart);
  model.expectedTotal[index] = total;
  model.penalty[index] = 0.5 * (squares - IGNORED_LEVEL_SHARE * total ** 2);

  const centre = row.reduce((sum, demand, at) => sum + getCategoryWeight(at) * demand, 0) / TOTAL_CATEGORY_WEIGHT;
  const length = Math.sqrt(row.reduce((sum, demand, at) => sum + getCategoryWeight(at) * (demand - centre) ** 2, 0));
  if (length === 0) return;
  const shape = Array.from(row, (demand, at) => (getCategoryWeight(at) * (demand - centre)) / length);
  model.shape.set(shape, rowStart);
}

export function getCategoryWeight(at: number): number {
  return CATEGORY_WEIGHTS[at] ?? 1;
}

export interface DemandComparison {
  /**
   * For each occupation, the log-likelihood of the person's scores. It mostly ignores whether all the scores are high
   * or low.
   */
  likelihood: Float64Array;
  /** For each occupation, the weighted correlation between scores and demands. */
  correlation: Float64Array;
  /**
   * `total` is the weighted sum of the scores. `length` is the length of the weighted scores after
   * subtracting their mean: 0 if all are equal.
   */
  total: number;
  length: number;
  /** Number of nats that one standard deviation of each adds to an occupation's score for this person. */
  scale: { likelihood: number; correlation: number };
}

/** Compares twelve scores from 0 to 100 with every occupation. */
export function comparePerson(model: PersonalityModel, scores: Float64Array): DemandComparison {
  const { count, expected, expectedTotal, penalty, shape } = model;
  const { total, length } = computeWeightedProfile(scores);
  const likelihood = new Float64Array(count);
  const correlation = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    let level = 0;
    let product = 0;
    const rowStart = index * CATEGORY_COUNT;
    for (let at = 0; at < CATEGORY_COUNT; at++) {
      const score = scores[at] ?? 0;
      level += score * (expected[rowStart + at] ?? 0);
      product += score * (shape[rowStart + at] ?? 0);
    }
    likelihood[index] =
      (level - IGNORED_LEVEL_SHARE * total * (expectedTotal[index] ?? 0) - (penalty[index] ?? 0)) / SCORE_SPREAD ** 2;
    correlation[index] = length === 0 ? 0 : product / length;
  }
  const nats = NATS_PER_DEVIATION * Math.min(1, standardDeviation(scores) / MIN_FULL_WEIGHT_SD);
  const scale = { likelihood: LIKELIHOOD_SHARE * nats, correlation: CORRELATION_SHARE * nats };
  return { likelihood, correlation, total, length, scale };
}

function computeWeightedProfile(scores: Float64Array): { total: number; length: number } {
  let total = 0;
  for (let at = 0; at < CATEGORY_COUNT; at++) total += getCategoryWeight(at) * (scores[at] ?? 0);
  const centre = total / TOTAL_CATEGORY_WEIGHT;
  let squares = 0;
  for (let at = 0; at < CATEGORY_COUNT; at++) squares += getCategoryWeight(at) * ((scores[at] ?? 0) - centre) ** 2;
  // Below this threshold, the differences are only floating-point errors.
  return { total, length: squares < 1e-9 ? 0 : Math.sqrt(squares) };
}

/** Returns the personality score of each occupation in nats, for twelve scores from 0 to 100. */
export function computePersonalityScores(model: PersonalityModel, scores: Float64Array): Float64Array {
  const { likelihood, correlation, scale } = comparePerson(model, scores);
  standardise(likelihood);
  standardise(correlation);
  for (let index = 0; index < model.count; index++) {
    likelihood[index] = scale.likelihood * (likelihood[index] ?? 0) + scale.correlation * (correlation[index] ?? 0);
  }
  return likelihood;
}

/** Scales the values in place to mean 0 and standard deviation 1. If all are equal, they become 0. */
function standardise(values: Float64Array): void {
  const centre = mean(values);
  const spread = standardDeviation(values);
  for (let index = 0; index < values.length; index++) {
    values[index] = spread < 1e-9 ? 0 : ((values[index] ?? 0) - centre) / spread;
  }
}
