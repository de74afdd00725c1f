import {
  EDUCATION_LABELS,
  KNOWLEDGE_LABELS,
  OFFICE_PROGRAMS,
  OFFICE_SUITE,
  SKILL_LABELS,
  SOFTWARE_LABELS,
  getUsLevel,
  WORK_STYLE_LABELS,
  WORK_VALUE_LABELS,
} from './labels.js';
import type { OccupationRow } from '../schema.js';
import { OCCUPATION_ROWS } from '../tables.js';
import type { Occupation, UkFigures, UsFigures } from './occupation.js';

const UK_SOURCE = 'Office for National Statistics, Annual Survey of Hours and Earnings';
const UK_BASIS = 'full-time employees, gross annual, ASHE Table 14.7a';
const US_SOURCE = 'US Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2024';
const US_BASIS = 'wage and salary workers, gross annual, OEWS May 2024';

const unitGroups = new Map<string, number>();
for (const { uk } of OCCUPATION_ROWS) {
  if (uk.soc !== null) unitGroups.set(uk.soc, (unitGroups.get(uk.soc) ?? 0) + 1);
}

const userCounts = new Map<string, number>();
for (const name of OCCUPATION_ROWS.flatMap(({ software }) => software)) {
  userCounts.set(name, (userCounts.get(name) ?? 0) + 1);
}

function ukBasis(year: number | null): string {
  if (year === null) return UK_BASIS;
  const suppressedNote = year === 2024 ? ' (the 2025 figure is suppressed)' : '';
  return `${UK_BASIS}, ${year} provisional${suppressedNote}`;
}

function ukNote({ median, soc }: OccupationRow['uk']): string | null {
  if (median !== null) return null;
  return soc === null
    ? 'The UK classification has no group for this work, so no pay is published for it.'
    : 'The Office for National Statistics withholds this figure.';
}

function ukFigures(row: OccupationRow): UkFigures {
  const { uk } = row;
  const isShared = uk.soc !== null && (unitGroups.get(uk.soc) ?? 0) > 1;
  return {
    median: uk.median,
    p25: uk.p25,
    p75: uk.p75,
    year: uk.year,
    basis: ukBasis(uk.year),
    source: UK_SOURCE,
    note: ukNote(uk),
    soc2020: uk.soc,
    socTitle: uk.group,
    match: uk.match,
    wider: isShared || uk.match === 'close' || uk.match === 'broad',
    employment: uk.employed,
  };
}

function usNote({ median, atLeast, hourly }: OccupationRow['us']): string | null {
  if (median !== null) return null;
  if (atLeast !== undefined) {
    return `The Bureau of Labor Statistics says only that the median is at or above US$${atLeast.toLocaleString('en-GB')} a year (May 2024).`;
  }
  if (hourly !== undefined) {
    return `The Bureau of Labor Statistics publishes an hourly median only: US$${hourly.toFixed(2)} an hour (May 2024).`;
  }
  return 'The Bureau of Labor Statistics publishes no median for this work.';
}

function usFigures({ us }: OccupationRow): UsFigures {
  return {
    median: us.median,
    p25: us.p25,
    p75: us.p75,
    year: 2024,
    basis: US_BASIS,
    source: US_SOURCE,
    note: usNote(us),
    groupTitle: us.group,
    wider: us.wider === true,
    employment: us.employed,
  };
}

/**
 * Returns an occupation's software. The source sorts it by name, so we put programs that few occupations use first,
 * because they tell most about the work. The programs of an office suite become one entry, at the end.
 */
function listSoftware({ software }: OccupationRow): string[] {
  const ownSoftware = software
    .filter((name) => !OFFICE_PROGRAMS.has(name))
    .toSorted((a, b) => (userCounts.get(a) ?? 0) - (userCounts.get(b) ?? 0));
  const labels = ownSoftware.map((name) => SOFTWARE_LABELS[name] ?? name);
  return ownSoftware.length < software.length ? [...labels, OFFICE_SUITE] : labels;
}

function toOccupation(row: OccupationRow): Occupation {
  const [modal, modalSharePct, usTypicalEntry] = row.education;
  return {
    code: row.code,
    title: row.title,
    demand: row.demand,
    partial: row.partial === true,
    jobZone: row.zone,
    education: {
      modal: modal === null ? null : EDUCATION_LABELS[modal],
      modalSharePct,
      usTypicalEntry: EDUCATION_LABELS[usTypicalEntry],
    },
    usLevel: getUsLevel(usTypicalEntry),
    topSkills: row.skills.map((name) => SKILL_LABELS[name]),
    distinctiveSkills: row.distinctive.map((name) => SKILL_LABELS[name]),
    knowledge: row.knowledge.map((name) => KNOWLEDGE_LABELS[name]),
    software: listSoftware(row),
    workStyles: row.styles.map((name) => WORK_STYLE_LABELS[name]),
    workValues: row.values.map((name) => WORK_VALUE_LABELS[name]),
    physicalDemandPct: row.physical,
    remoteIndex: row.remote,
    usGrowthPct: row.growth,
    isco08Major: row.isco,
    uk: ukFigures(row),
    us: usFigures(row),
  };
}

/** All occupations, in the order of their codes. */
export const OCCUPATIONS: readonly Occupation[] = OCCUPATION_ROWS.map(toOccupation);

const occupationsByCode = new Map(OCCUPATIONS.map((each) => [each.code, each]));

/**
 * Returns the title of the US group whose pay and outlook are shown for an occupation; null if the occupation has its
 * own figures.
 */
export function getUsGroup(code: string): string | null {
  const us = occupationsByCode.get(code)?.us;
  return us?.wider === true ? us.groupTitle : null;
}

/** Returns the occupation with this O*NET-SOC code, or undefined. */
export function occupationByCode(code: string): Occupation | undefined {
  return occupationsByCode.get(code);
}
