// Compares our pay estimates with the published median pay of each country. The estimates for a country are adjusted
// with data of other countries only, so that no estimate is compared with data on which it is based.
import { findLocalPay, MISLEADING_GROUPS, type Occupation, OCCUPATIONS } from '@bearings/career-data';
import { createFigure, createShare } from '@bearings/career-matching/figures';
import type { Figure } from '@bearings/domain/figures';
import { countryByCode, estimatePay } from '@bearings/report-composer';

/**
 * Countries in which our estimates are compared with published medians. The United Kingdom is left out, because the
 * estimates are based on its figures.
 */
const MEASURED_COUNTRIES = ['DE', 'SG', 'CA', 'US'] as const;
/** An estimate counts as near if it deviates from the published median by at most this share. */
const MAX_NEAR_DEVIATION = 0.35;

function findPublishedMedian(country: (typeof MEASURED_COUNTRIES)[number], { code, uk, us }: Occupation) {
  if (country !== 'US') {
    const pay = findLocalPay(country, code);
    return country === 'CA' && pay?.join !== 'exact' ? null : (pay?.median ?? null);
  }
  const isComparable = !(code in MISLEADING_GROUPS) && uk.median !== null && uk.match !== 'broad';
  return isComparable && !us.wider ? us.median : null;
}

const calculateMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the figures on the accuracy of our pay estimates by id, such as `error.DE`. */
export function measurePay(): Record<string, Figure> {
  return Object.fromEntries(
    MEASURED_COUNTRIES.flatMap((code) => {
      const country = countryByCode(code);
      if (!country) throw new Error(`There is no country ${code}.`);
      const ratios = OCCUPATIONS.flatMap((each) => {
        const amount = findPublishedMedian(code, each);
        const pay = estimatePay(country, each);
        return amount === null || pay.kind !== 'estimate' ? [] : [(pay.point ?? 0) / amount];
      });
      const jobs = ratios.length;
      const errors = ratios.map((ratio) => Math.max(ratio, 1 / ratio));
      const nearRatios = ratios.filter((ratio) => Math.abs(ratio - 1) <= MAX_NEAR_DEVIATION);
      return [
        [`level.${code}`, createFigure('factor', calculateMedian(ratios), jobs)],
        [`error.${code}`, createFigure('share', calculateMedian(errors) - 1, jobs)],
        [`near.${code}`, createShare(nearRatios.length, jobs)],
      ];
    }),
  );
}
