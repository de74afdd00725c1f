// Statistics of answers, computed from sums. All functions are pure. The comment on each formula names its source.
import { findShareInterval } from '@bearings/career-matching/figures';

/** An estimated statistic with the ends of its 95% confidence interval. Both ends are null if there is no interval. */
export interface Estimate {
  value: number;
  low: number | null;
  high: number | null;
}

/** A symmetric matrix of variances and covariances. */
export type Covariances = readonly (readonly number[])[];

/** Quantile of the normal distribution for a two-sided 95% interval. */
const Z_95 = 1.959964;
/** Step of a numerical derivative; small enough for covariances, which are around 1 here. */
const DERIVATIVE_STEP = 1e-4;

const estimateAround = (value: number, standardError: number): Estimate => ({
  value,
  low: value - Z_95 * standardError,
  high: value + Z_95 * standardError,
});

/** Returns a proportion with Wilson's score interval. */
export function estimateProportion(count: number, n: number): Estimate {
  const [low, high] = findShareInterval(count, n);
  return { value: count / n, low, high };
}

/** Returns the mean of `n` values from their sum and the sum of their squares. */
export const estimateMean = (n: number, sum: number, squares: number): Estimate =>
  estimateAround(sum / n, Math.sqrt(calculateVariance(n, sum, squares) / n));

/** Returns the standard deviation of `n` values. The interval assumes a normal distribution. */
export function estimateStandardDeviation(n: number, sum: number, squares: number): Estimate {
  const spread = Math.sqrt(calculateVariance(n, sum, squares));
  return estimateAround(spread, spread / Math.sqrt(2 * (n - 1)));
}

/** Returns the variance of `n` values, divided by n − 1. */
export const calculateVariance = (n: number, sum: number, squares: number): number =>
  Math.max(0, calculateCovariance(n, sum, sum, squares));

/** Returns the covariance of `n` pairs from their sums and the sum of their products, divided by n − 1. */
export const calculateCovariance = (n: number, x: number, y: number, products: number): number =>
  (products - (x * y) / n) / (n - 1);

/**
 * Returns a correlation with its confidence interval by Fisher's z-transformation. Null if one variable is constant.
 */
export function estimateCorrelation(
  covariance: number,
  variances: readonly [number, number],
  n: number,
): Estimate | null {
  const value = covariance / Math.sqrt(variances[0] * variances[1]);
  if (!Number.isFinite(value)) return null;
  if (n < 4 || Math.abs(value) >= 1) return { value, low: null, high: null };
  const reach = Z_95 / Math.sqrt(n - 3);
  return {
    value,
    low: Math.tanh(Math.atanh(value) - reach),
    high: Math.tanh(Math.atanh(value) + reach),
  };
}

const sumValues = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const sumCells = (covariances: Covariances): number => sumValues(covariances.map(sumValues));

/** Returns Cronbach's alpha (1951), a measure of how reliable the sum of several answers is. */
export function calculateAlpha(covariances: Covariances): number {
  const k = covariances.length;
  const itemVariance = sumValues(covariances.map((row, at) => row[at] ?? 0));
  return (k / (k - 1)) * (1 - itemVariance / sumCells(covariances));
}

/**
 * Returns McDonald's omega, the reliability of the sum of three items. The one factor that fits three items exactly has
 * the loadings √(c₁₂c₁₃/c₂₃) and so on. Null if no such factor exists.
 */
export function calculateOmega(covariances: Covariances): number | null {
  const covarianceAt = (i: number, j: number): number => covariances[i]?.[j] ?? 0;
  const loadings = [0, 1, 2].map((i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return Math.sqrt((covarianceAt(i, j) * covarianceAt(i, k)) / covarianceAt(j, k));
  });
  const isFactor =
    covarianceAt(0, 1) > 0 &&
    covarianceAt(0, 2) > 0 &&
    covarianceAt(1, 2) > 0 &&
    loadings.every((loading, i) => loading ** 2 <= covarianceAt(i, i));
  return isFactor ? sumValues(loadings) ** 2 / sumCells(covariances) : null;
}

/**
 * Returns a statistic of covariances with its confidence interval, computed by the delta method for normally
 * distributed answers. For Cronbach's alpha, the result equals the interval of van Zyl, Neudecker and Nel (2000).
 * Returns null if the statistic is null.
 */
export function estimateStatistic(
  covariances: Covariances,
  n: number,
  statistic: (covariances: Covariances) => number | null,
): Estimate | null {
  const value = statistic(covariances);
  if (value === null || !Number.isFinite(value)) return null;
  const cells = covariances.flatMap((_, i) => covariances.slice(i).map((__, k) => [i, i + k] as const));
  const withChangedCovariance = ([i, j]: readonly [number, number], by: number): Covariances =>
    covariances.map((row, r) =>
      row.map((cell, c) => ((r === i && c === j) || (r === j && c === i) ? cell + by : cell)),
    );
  const partialSlopes = cells.map((cell) => {
    const raisedValue = statistic(withChangedCovariance(cell, DERIVATIVE_STEP));
    const loweredValue = statistic(withChangedCovariance(cell, -DERIVATIVE_STEP));
    return raisedValue === null || loweredValue === null ? null : (raisedValue - loweredValue) / (2 * DERIVATIVE_STEP);
  });
  const covarianceAt = (i: number, j: number): number => covariances[i]?.[j] ?? 0;
  let variance = 0;
  for (const [a, [i, j]] of cells.entries()) {
    for (const [b, [k, l]] of cells.entries()) {
      const [one, other] = [partialSlopes[a], partialSlopes[b]];
      if (typeof one !== 'number' || typeof other !== 'number') return { value, low: null, high: null };
      variance +=
        (one * other * (covarianceAt(i, k) * covarianceAt(j, l) + covarianceAt(i, l) * covarianceAt(j, k))) / (n - 1);
    }
  }
  return estimateAround(value, Math.sqrt(variance));
}

/** Sums for a group: the number of values, their sum, and the sum of their squares. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
}

/** Returns the difference between two groups' means in standard deviations (Hedges and Olkin 1985). */
export function estimateMeanDifference(one: Sums, other: Sums): Estimate | null {
  const { n: a } = one;
  const { n: b } = other;
  const withinSquares = (each: Sums): number => (each.n - 1) * calculateVariance(each.n, each.sum, each.squares);
  const spread = Math.sqrt((withinSquares(one) + withinSquares(other)) / (a + b - 2));
  const value = (one.sum / a - other.sum / b) / spread;
  if (!Number.isFinite(value)) return null;
  return estimateAround(value, Math.sqrt((a + b) / (a * b) + value ** 2 / (2 * (a + b))));
}

/**
 * Sums over people with several answers each: the number of answers (`m`), the number of positive answers (`y`), and
 * the products of the two, such as `my`.
 */
export interface ClusteredSums {
  people: number;
  m: number;
  y: number;
  mm: number;
  my: number;
  yy: number;
}

/**
 * Returns the proportion of positive answers. One person's answers are correlated, so people are the sampling units
 * (Cochran 1977, 6.2).
 */
export function estimateClusteredProportion({ people, m, y, mm, my, yy }: ClusteredSums): Estimate {
  const share = y / m;
  const squares = yy - 2 * share * my + share ** 2 * mm;
  const error = Math.sqrt((Math.max(0, squares) * people) / Math.max(1, people - 1)) / m;
  return {
    value: share,
    low: Math.max(0, share - Z_95 * error),
    high: Math.min(1, share + Z_95 * error),
  };
}
