import type { FactsSource } from './facts-source.js';
import { OCCUPATIONS } from './occupations.js';
import { UNIT_GROUP_TITLES_ROWS } from '../tables.js';

export const UNIT_GROUP_TITLES_SOURCE: FactsSource = {
  title: 'SOC 2020 Volume 1: unit groups and related job titles',
  publisher: 'Office for National Statistics',
  edition: 'SOC 2020',
  licence: 'Open Government Licence v3.0',
  attribution: 'Source: Office for National Statistics licensed under the Open Government Licence v3.0.',
  caveats: ['These job titles belong to the UK group, which may hold other work too.'],
};

export interface UnitGroupTitles {
  soc2020: string;
  groupTitle: string;
  /** The publisher's job titles. The search finds them, but they are not shown, because some are dated or gendered. */
  jobTitles: readonly string[];
}

const titlesByGroup = new Map(
  UNIT_GROUP_TITLES_ROWS.map(([soc2020, groupTitle, jobTitles]) => [
    soc2020,
    { soc2020, groupTitle, jobTitles } satisfies UnitGroupTitles,
  ]),
);
const groupByCode = new Map(OCCUPATIONS.map(({ code, uk }) => [code, uk.soc2020]));

/** Returns the job titles of the occupation's UK unit group, or null if the UK has no such group. */
export function getUnitGroupTitles(code: string): UnitGroupTitles | null {
  return titlesByGroup.get(groupByCode.get(code) ?? '') ?? null;
}
