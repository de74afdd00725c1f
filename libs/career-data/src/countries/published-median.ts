// Returns the middle pay that a country's office publishes for an occupation, as a number to compare with.
import { UK, US } from '@bearings/domain';
import type { Occupation, PayFigures } from '../occupations/occupation.js';
import { MISLEADING_GROUPS, MISLEADING_US_GROUPS } from '../occupations/pay-notes.js';
import { findLocalPay } from './local-pay.js';

/** The published median of an occupation for a year, in the country's currency. */
export interface PublishedMedian {
  amount: number;
  year: number;
  /** False if the office only states that the median is at least the amount. */
  isExact: boolean;
  /** True if the amount is after tax and contributions. */
  isNet: boolean;
}

/** Returns the published median of an occupation in a country; null if none is published or its group says little. */
export function findPublishedMedian(country: string, { code, uk, us }: Occupation): PublishedMedian | null {
  if (country === UK) return code in MISLEADING_GROUPS ? null : toMedian(uk);
  if (country === US) return code in MISLEADING_US_GROUPS ? null : toMedian(us);
  const pay = findLocalPay(country, code);
  if (pay === null) return null;
  const { year, net: isNet = false } = pay.measure;
  if (pay.median !== null) return { amount: pay.median, year, isExact: true, isNet };
  return pay.atLeast === null ? null : { amount: pay.atLeast, year, isExact: false, isNet };
}

const toMedian = ({ median, year }: PayFigures): PublishedMedian | null =>
  median === null || year === null ? null : { amount: median, year, isExact: true, isNet: false };
