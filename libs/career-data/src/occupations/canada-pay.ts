import { CANADA_PAY_ROWS } from '../tables.js';
import type { FactsSource } from './facts-source.js';

export const CANADA_PAY_SOURCE: FactsSource = {
  title: 'Wages by occupation, Canada',
  publisher: 'Employment and Social Development Canada',
  edition: '2024',
  licence: 'Open Government Licence - Canada',
  attribution:
    'Contains information licensed under the Open Government Licence - Canada (Employment and Social Development Canada, Wages, 2024).',
  caveats: [
    'The wages are published by the hour. We multiply them by 1,950 hours, which is 37.5 hours in 52 weeks.',
    'Most of them come from surveys of 2022 and 2023.',
  ],
};

/** Working hours of a year: 37.5 hours in each of 52 weeks. */
export const CANADA_YEAR_HOURS = 1_950;
export const CANADA_PAY_YEAR = 2024;

/** Published Canadian wages of the statistical group that contains an occupation, in CAD per hour. */
export interface CanadaPay {
  noc: string;
  groupTitle: string;
  /** True if the group also includes similar occupations. */
  wider: boolean;
  /** The low, median and high wage that the publisher states. */
  low: number;
  median: number;
  high: number;
}

const rowByCode = new Map(CANADA_PAY_ROWS.map((row) => [row[0], row]));

/** Returns the Canadian wages of an occupation; null if none are published. */
export function getCanadaPay(code: string): CanadaPay | null {
  const row = rowByCode.get(code);
  if (row === undefined) return null;
  const [, noc, groupTitle, scope, low, median, high] = row;
  return { noc, groupTitle, wider: scope !== 'same', low, median, high };
}
