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

/** 37.5 hours in 52 weeks. */
export const CANADA_YEAR_HOURS = 1_950;
export const CANADA_PAY_YEAR = 2024;

/** Published Canadian wages of a statistical group, in CAD per hour. */
export interface CanadaPay {
  noc: string;
  groupTitle: string;
  /** The group includes similar occupations. */
  wider: boolean;
  /** The publisher's low, median and high wage. */
  low: number;
  median: number;
  high: number;
}

const byCode = new Map(CANADA_PAY_ROWS.map((row) => [row[0], row]));

/** Returns the Canadian wages of the occupation with this O*NET-SOC code, or null if none are published. */
export function canadaPayOf(code: string): CanadaPay | null {
  const row = byCode.get(code);
  if (row === undefined) return null;
  const [, noc, groupTitle, scope, low, median, high] = row;
  return { noc, groupTitle, wider: scope !== 'same', low, median, high };
}
