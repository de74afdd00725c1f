import type { Figure } from '@bearings/domain/figures';

/** Number of standard deviations in a two-sided 95% interval of the normal distribution. */
const Z_95 = 1.96;

const roundToFourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Returns the share of `count` in `n` as a figure with its 95% interval by Wilson's method. */
export function createShare(count: number, n: number): Figure {
  const share = n === 0 ? 0 : count / n;
  if (n === 0) return { value: 0, unit: 'share', n };
  const middle = share + Z_95 ** 2 / (2 * n);
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / n + Z_95 ** 2 / (4 * n ** 2));
  const isWithinRange = (end: number): number =>
    roundToFourDecimals(Math.min(1, Math.max(0, end / (1 + Z_95 ** 2 / n))));
  return {
    value: roundToFourDecimals(share),
    unit: 'share',
    n,
    interval: [isWithinRange(middle - reach), isWithinRange(middle + reach)],
  };
}

/** Creates a figure in the given unit, without a confidence interval. For shares, use `createShare`. */
export const createFigure = (unit: Figure['unit'], value: number, n: number): Figure => ({
  value: roundToFourDecimals(value),
  unit,
  n,
});
