import type { FactsSource } from './facts-source.js';
import { OCCUPATIONS } from './occupations.js';
import type { WorkingLifeRow } from '../schema.js';
import { WORKING_LIFE_ROWS } from '../tables.js';

export const WORKING_LIFE_SOURCE: FactsSource = {
  title: 'Annual Survey of Hours and Earnings, Tables 14.9a, 14.10a and 14.11a',
  publisher: 'Office for National Statistics',
  edition: 'April 2024, provisional',
  licence: 'Open Government Licence v3.0',
  attribution: 'Source: Office for National Statistics licensed under the Open Government Licence v3.0.',
  caveats: [
    'These figures cover employees only, and leave out people who work for themselves.',
    "Hours are paid hours. Unpaid overtime isn't counted.",
    'Part-time means 30 hours a week or less, and 25 or less for teachers.',
    'Shares are rough for groups with few jobs.',
  ],
};

/** Figures on working life in a UK unit group. A figure is null if the publisher withholds it. */
export interface WorkingLife {
  soc2020: string;
  jobsThousands: number | null;
  partTimePct: number | null;
  womenPct: number | null;
  /** Median weekly paid hours of full-time employees including overtime. */
  fullTimeHours: number | null;
  /** Median weekly paid hours of all employees. */
  allHours: number | null;
  /** Mean weekly paid overtime hours of full-time employees. */
  overtimeHours: number | null;
}

/** Figures for all employees in the UK, for comparison. */
export const ALL_EMPLOYEES: Readonly<Omit<WorkingLife, 'soc2020'>> = {
  jobsThousands: 27882,
  partTimePct: 27,
  womenPct: 51,
  fullTimeHours: 37.5,
  allHours: 37,
  overtimeHours: 0.8,
};

function toWorkingLife(row: WorkingLifeRow): WorkingLife {
  const [soc2020, jobsThousands, partTimePct, womenPct, fullTimeHours, allHours, overtimeHours] = row;
  return {
    soc2020,
    jobsThousands,
    partTimePct,
    womenPct,
    fullTimeHours,
    allHours,
    overtimeHours,
  };
}

const lifeByGroup = new Map(WORKING_LIFE_ROWS.map((row) => [row[0], toWorkingLife(row)]));
const groupByCode = new Map(OCCUPATIONS.map(({ code, uk }) => [code, uk.soc2020]));

/** Returns the figures on working life in an occupation's UK unit group; null if there are none. */
export function getWorkingLife(code: string): WorkingLife | null {
  return lifeByGroup.get(groupByCode.get(code) ?? '') ?? null;
}
