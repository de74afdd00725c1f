import type { CareerRow } from '@bearings/contracts';
import { payAxisOf, shareOn } from './pay-axis';

const WITHOUT_PAY: Pick<CareerRow, 'pay'> = {
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
const paid = (low: number, median: number, high: number): Pick<CareerRow, 'pay'> => ({
  pay: { kind: 'published', country: 'GB', currency: 'GBP', low, median, high, year: 2025 },
});

it('the ends of the pay axis are round numbers beyond the lowest and highest amounts', () => {
  const axis = payAxisOf([paid(23_400, 30_000, 41_000), WITHOUT_PAY]);
  expect(axis).toEqual({ currency: 'GBP', from: 20_000, to: 42_000 });
  expect(axis && shareOn(axis, 31_000)).toBe(50);
});

it('the pay axis has a range even if all amounts are equal', () => {
  const axis = payAxisOf([paid(30_000, 30_000, 30_000)]);
  expect(axis).toEqual({ currency: 'GBP', from: 25_000, to: 30_000 });
});

it('the pay axis is null if no pay is known', () => {
  expect(payAxisOf([WITHOUT_PAY])).toBeNull();
  expect(payAxisOf([])).toBeNull();
  expect(shareOn({ currency: 'GBP', from: 5, to: 5 }, 5)).toBe(0);
});
