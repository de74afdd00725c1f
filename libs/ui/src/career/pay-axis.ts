import type { CareerRow } from '@bearings/contracts';

/** The scale that the pay bars of several careers share. */
export interface PayAxis {
  currency: string;
  from: number;
  to: number;
}

const AXIS_STEP_COUNT = 10;

/**
 * Returns a scale that covers the pay of these careers and begins and ends at round amounts; null if no pay is known.
 */
export function toPayAxis(rows: readonly Pick<CareerRow, 'pay'>[]): PayAxis | null {
  const amounts = rows.flatMap(({ pay: { low, median, high } }) =>
    [low, median, high].filter((amount) => amount !== null),
  );
  const currency = rows.find(({ pay }) => pay.currency !== null)?.pay.currency;
  if (amounts.length === 0 || currency === undefined || currency === null) return null;
  const lowestAmount = Math.min(...amounts);
  const highestAmount = Math.max(...amounts);
  const step = roundUpStep((highestAmount - lowestAmount || highestAmount) / AXIS_STEP_COUNT);
  return {
    currency,
    from: Math.max(0, Math.floor(lowestAmount / step - 1) * step),
    to: Math.ceil(highestAmount / step) * step,
  };
}

/** Returns the position of an amount on the scale, from 0 (its start) to 100 (its end). */
export function toAxisPosition({ from, to }: PayAxis, amount: number): number {
  return to === from ? 0 : (100 * (amount - from)) / (to - from);
}

/** Returns the smallest round number that is at least `size`: 1, 2 or 5 times a power of ten. */
export function roundUpStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, size)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= size) ?? size;
}
