import type { FactsSource } from './facts-source.js';
import { UK_AGE_PAY_ROWS } from '../tables.js';

export const UK_AGE_PAY_SOURCE: FactsSource = {
  title: 'Annual Survey of Hours and Earnings, Table 20',
  publisher: 'Office for National Statistics',
  edition: '2025, provisional',
  licence: 'Open Government Licence v3.0',
  attribution: 'Source: Office for National Statistics licensed under the Open Government Licence v3.0.',
  caveats: [
    'Pay by age is published for nine large groups of jobs, and we apply its ratios to the job.',
    'Older people have other grades, so it is no promise of a rise with age.',
  ],
};

/**
 * Pay of two age groups, each divided by the pay of all ages, in the SOC 2020 major group to which
 * a unit group belongs.
 */
export interface AgeRatios {
  from22to29: number;
  from40to49: number;
}

const ratiosByMajor = new Map(UK_AGE_PAY_ROWS.map((row) => [row[0], row]));

/** Returns the pay ratios for a SOC 2020 unit group; null if its major group has none. */
export function getAgeRatios(soc2020: string | null): AgeRatios | null {
  const [, all, young, older] = ratiosByMajor.get(soc2020?.slice(0, 1) ?? '') ?? [];
  if (!all || !young || !older) return null;
  return { from22to29: young / all, from40to49: older / all };
}
