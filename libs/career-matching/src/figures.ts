import type { Figure } from '@bearings/domain/figures';

/** Number of standard deviations in a two-sided 95% interval of the normal distribution. */
const Z_95 = 1.96;

const roundToFourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Returns the ends of Wilson's 95% score interval of the share of `count` in `n` (Newcombe 1998, method 3). */
export function findShareInterval(count: number, n: number): [low: number, high: number] {
  const share = count / n;
  const middle = share + Z_95 ** 2 / (2 * n);
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / n + Z_95 ** 2 / (4 * n ** 2));
  const toEnd = (sum: number): number => Math.min(1, Math.max(0, sum / (1 + Z_95 ** 2 / n)));
  return [toEnd(middle - reach), toEnd(middle + reach)];
}

/** Returns the share of `count` in `n` as a figure with its 95% interval. */
export function createShare(count: number, n: number): Figure {
  if (n === 0) return { value: 0, unit: 'share', n };
  const [low, high] = findShareInterval(count, n);
  return {
    value: roundToFourDecimals(count / n),
    unit: 'share',
    n,
    interval: [roundToFourDecimals(low), roundToFourDecimals(high)],
  };
}

/** Creates a figure in the given unit, without a confidence interval. For shares, use `createShare`. */
export const createFigure = (unit: Figure['unit'], value: number, n: number): Figure => ({
  value: roundToFourDecimals(value),
  unit,
  n,
});
