import type { FactsSource } from './facts-source.js';
import type { MonthlyPayRow } from '../schema.js';
import { GERMANY_PAY_ROWS, SINGAPORE_PAY_ROWS } from '../tables.js';

/** Published monthly pay of the statistical group that contains an occupation. */
export interface MonthlyPay {
  /** Code and title of the statistical group. */
  position: string;
  groupTitle: string;
  /** True if the group also includes similar occupations. */
  wider: boolean;
  /**
   * Quartiles and median of gross pay per month, in whole units. Null if the publisher states only
   * that the amount is at or above its ceiling.
   */
  p25: number | null;
  median: number | null;
  p75: number | null;
  leavesOut: MonthlyPayRow['leavesOut'];
}

/** A country's published monthly pay. */
export interface MonthlyPayTable {
  source: FactsSource;
  year: number;
  /** Whom the figures cover, in a few words. */
  covers: string;
  /** Name of the classification to which the groups belong. */
  groups: string;
  /** The amount from which the publisher states pay only as "at least" this amount; null if it has no such limit. */
  ceiling: number | null;
  of: (code: string) => MonthlyPay | null;
}

/** The published monthly pay by country code. */
export const MONTHLY_PAY: Readonly<Partial<Record<string, MonthlyPayTable>>> = {
  DE: {
    source: {
      title: 'Entgeltatlas',
      publisher: 'Statistik der Bundesagentur für Arbeit',
      edition: 'read in February 2025; it states no month, probably December 2023',
      licence: 'free use with the source named; to be confirmed',
      attribution:
        'Quelle: Statistik der Bundesagentur für Arbeit, Entgeltatlas. Which of its groups is which job is our judgement.',
      caveats: ['Pay is published by the month. We multiply by 12.', 'Pay has risen since by about a tenth.'],
    },
    year: 2023,
    covers: 'full-time employees',
    groups: 'KldB 2010',
    ceiling: 7100,
    of: payReader(GERMANY_PAY_ROWS, 7100),
  },
  SG: {
    source: {
      title: 'Occupational Wages, Table 4',
      publisher: 'Ministry of Manpower, Singapore',
      edition: 'June 2024',
      licence: 'terms of use of the Ministry of Manpower; to be confirmed',
      attribution:
        'Source: Manpower Research and Statistics Department, Ministry of Manpower, Singapore. Which of its groups is which job is our judgement.',
      caveats: ['Pay is published by the month. We multiply by 12, without bonuses.'],
    },
    year: 2024,
    covers: 'full-time employees, without bonuses',
    groups: 'SSOC 2020',
    ceiling: null,
    of: payReader(SINGAPORE_PAY_ROWS, Infinity),
  },
};

function payReader(rows: readonly MonthlyPayRow[], ceiling: number): MonthlyPayTable['of'] {
  const rowByCode = new Map(rows.map((row) => [row.code, row]));
  const holders = new Map<string, number>();
  for (const { position } of rows) holders.set(position, (holders.get(position) ?? 0) + 1);
  const belowCeiling = (amount: number): number | null => (amount < ceiling ? amount : null);
  return (code) => {
    const row = rowByCode.get(code);
    if (row === undefined) return null;
    const { position, group, match, leavesOut } = row;
    return {
      position,
      groupTitle: group,
      wider: match !== 'exact' || (holders.get(position) ?? 0) > 1,
      p25: belowCeiling(row.p25),
      median: belowCeiling(row.median),
      p75: belowCeiling(row.p75),
      leavesOut,
    };
  };
}
