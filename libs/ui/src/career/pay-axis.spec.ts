import type { CareerRow } from '@bearings/contracts';
import { toPayAxis, toAxisPosition } from './pay-axis';

const ROW_WITHOUT_PAY: Pick<CareerRow, 'pay'> = {
  pay: {
    kind: 'none',
    country: 'GB',
    currency: null,
    low: null,
    median: null,
    high: null,
    year: null,
  },
};
const toPay = (low: number, median: number, high: number): Pick<CareerRow, 'pay'> => ({
  pay: { kind: 'published', country: 'GB', currency: 'GBP', low, median, high, year: 2025 },
});

it('the ends of the pay axis are round numbers beyond the lowest and highest amounts', () => {
  const axis = toPayAxis([toPay(23_400, 30_000, 41_000), ROW_WITHOUT_PAY]);
  expect(axis).toEqual({ currency: 'GBP', from: 20_000, to: 42_000 });
  expect(axis && toAxisPosition(axis, 31_000)).toBe(50);
});

it('the pay axis has a range even if all amounts are equal', () => {
  const axis = toPayAxis([toPay(30_000, 30_000, 30_000)]);
  expect(axis).toEqual({ currency: 'GBP', from: 25_000, to: 30_000 });
});

it('the pay axis is null if no pay is known', () => {
  expect(toPayAxis([ROW_WITHOUT_PAY])).toBeNull();
  expect(toPayAxis([])).toBeNull();
  expect(toAxisPosition({ currency: 'GBP', from: 5, to: 5 }, 5)).toBe(0);
});
