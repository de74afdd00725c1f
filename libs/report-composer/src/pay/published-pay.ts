import { UK, US } from '@bearings/domain';
import { LEFT_OUT_NOTES } from '../content/report-copy/career-facts.js';
import { describeBelowMinimum } from './minimum-wage.js';
import { describePayScale } from './scale.js';
import type { CountryRow } from '../content/countries/country-row.js';
import {
  getAgeRatios,
  CANADA_PAY_SOURCE,
  CANADA_PAY_YEAR,
  CANADA_YEAR_HOURS,
  getCanadaPay,
  getMinimumWage,
  MISLEADING_GROUPS,
  MONTHLY_PAY,
  type Occupation,
  OFTEN_SELF_EMPLOYED,
  OFTEN_TERM_TIME,
  type PayFigures,
  listPublicSectorPay,
  findRoute,
} from '@bearings/career-data';
import { formatMoney } from './money.js';
import { createNoPay, type Pay, type PublishedPay, type ScalePay } from './pay-figures.js';

/**
 * Returns the published pay of an occupation in a country, with notes. Null means that nothing is
 * published and pay may be estimated.
 */
export function findPublishedPay(country: CountryRow, occupation: Occupation): Pay | null {
  if (country.code === UK) return findUkPay(country, occupation);
  if (country.code === US) return usPay(country, occupation);
  return country.code === 'CA' ? canadaPay(country, occupation) : findMonthlyPay(country, occupation);
}

/**
 * Pay by age is shown only for jobs that people can start below this age, in years. In other jobs, too few people are
 * aged 22 to 29.
 */
const START_AGE_LIMIT = 25;
/** Usual age at which people complete each UK qualification level. */
const AGE_AT_LEVEL = { 1: 16, 2: 16, 3: 18, 6: 21 } as const;

/** Returns the earliest age at which people can usually do a job independently. */
function findEarliestAge(code: string): number {
  const route = findRoute(code);
  if (route === null) return 0;
  const { level, months, experience } = route;
  return AGE_AT_LEVEL[level] + months[0] / 12 + (experience?.[0] ?? 0);
}

function findUkPay(country: CountryRow, { code, uk }: Occupation): Pay {
  const scale = findPublicScale(country, code);
  const reason = MISLEADING_GROUPS[code] ?? (uk.median === null ? uk.note : null);
  if (reason !== null || uk.median === null) return scale ?? createNoPay(country.code, reason);
  const group = uk.wider && uk.socTitle !== null ? expandTitle(uk.socTitle) : null;
  const payForAges = payByAge(code, uk.soc2020, uk.median);
  const selfEmployed = OFTEN_SELF_EMPLOYED[code];
  return createPublishedPay(country, uk, {
    covers: 'full-time employees',
    group,
    byAge: payForAges,
    notes: [
      group === null ? '' : `The group is "${group}".`,
      selfEmployed === undefined ? '' : `Many ${selfEmployed} work for themselves and aren’t in it.`,
      OFTEN_TERM_TIME.has(code) ? 'Many are paid for term time only.' : '',
      scale === null ? '' : describePayScale({ ...scale, grades: scale.grades.slice(-1) }),
    ],
  });
}

function payByAge(code: string, soc2020: string | null, median: number): PublishedPay['byAge'] {
  const ratios = getAgeRatios(soc2020);
  if (ratios === null || findEarliestAge(code) >= START_AGE_LIMIT) return null;
  const youngPay = median * ratios.from22to29;
  if (youngPay < (getMinimumWage(UK)?.perYear ?? 0)) return null;
  return { from22to29: roundTo500(youngPay), from40to49: roundTo500(median * ratios.from40to49) };
}

/** Returns an occupation's public-sector pay scale; null if we have none that we may publish. */
function findPublicScale(country: CountryRow, code: string): ScalePay | null {
  const rows = listPublicSectorPay(code);
  const lastRow = rows.at(-1);
  if (lastRow === undefined) return null;
  return {
    kind: 'scale',
    country: country.code,
    currency: country.currency,
    grades: rows,
    year: lastRow.from,
    years: lastRow.year,
    nation: lastRow.nation,
    source: lastRow.source,
  };
}

/** Returns yearly pay computed from a country's published monthly figures; null if there is none for the occupation. */
function findMonthlyPay(country: CountryRow, { code }: Occupation): Pay | null {
  const table = MONTHLY_PAY[country.code];
  const pay = table?.of(code) ?? null;
  if (table === undefined || pay === null) return null;
  const { source, year, covers, groups, ceiling } = table;
  const { wider, groupTitle, position, leavesOut } = pay;
  const toYearly = (monthly: number | null): number | null => (monthly === null ? null : monthly * 12);
  const atLeastYearly = pay.median === null ? toYearly(ceiling) : null;
  const figures = {
    median: toYearly(pay.median),
    p25: toYearly(pay.p25),
    p75: toYearly(pay.p75),
    year,
    basis: covers,
    source: `${source.publisher}, ${source.title}`,
    note: null,
  };
  return createPublishedPay(country, figures, {
    covers,
    group: wider ? groupTitle : null,
    byAge: null,
    atLeast: atLeastYearly,
    notes: [
      wider ? `The group is "${groupTitle}" (${groups} ${position}).` : '',
      leavesOut === undefined ? '' : LEFT_OUT_NOTES[leavesOut],
    ],
  });
}

/** Returns the title of an occupation group with the abbreviation "n.e.c." written out. */
function expandTitle(title: string): string {
  return title.replace(/ n\.e\.c\.?$/, ' (not elsewhere classified)');
}

const roundTo500 = (amount: number): number => Math.round(amount / 500) * 500;

function usPay(country: CountryRow, { us }: Occupation): Pay {
  const group = us.wider ? us.groupTitle : null;
  return createPublishedPay(country, us, {
    covers: 'employees only',
    group,
    byAge: null,
    notes: [group === null ? '' : `The US group is "${group}".`],
  });
}

function canadaPay(country: CountryRow, { code }: Occupation): Pay | null {
  const pay = getCanadaPay(code);
  if (pay === null) return null;
  const { groupTitle, wider, noc, low, median, high } = pay;
  const toYearly = (hourly: number): number => Math.round((hourly * CANADA_YEAR_HOURS) / 100) * 100;
  const money = (amount: number): string => formatMoney(amount, country.currency);
  const figures: PayFigures = {
    median: toYearly(median),
    p25: null,
    p75: null,
    year: CANADA_PAY_YEAR,
    basis: `hourly wages of employees at ${CANADA_YEAR_HOURS} hours a year`,
    source: `${CANADA_PAY_SOURCE.publisher}, ${CANADA_PAY_SOURCE.title}`,
    note: null,
  };
  return createPublishedPay(country, figures, {
    covers: 'employees only',
    group: wider ? groupTitle : null,
    byAge: null,
    notes: [
      wider ? `The group is "${groupTitle}" (NOC 2021 ${noc}).` : '',
      `The low wage is about ${money(toYearly(low))} and the high wage about ${money(toYearly(high))}.`,
    ],
  });
}

function createPublishedPay(
  country: CountryRow,
  figures: PayFigures,
  {
    covers,
    group,
    byAge,
    atLeast = null,
    notes,
  }: Pick<PublishedPay, 'covers' | 'group' | 'byAge'> & {
    atLeast?: number | null;
    notes: readonly string[];
  },
): Pay {
  const { median, p25, p75, year, source, basis } = figures;
  if ((median === null && atLeast === null) || year === null) {
    return createNoPay(country.code, figures.note);
  }
  const { code, currency } = country;
  const belowMinimumNote = median === null ? '' : describeBelowMinimum(code, currency, median);
  return {
    kind: 'published',
    country: code,
    currency,
    median,
    atLeast,
    p25,
    p75,
    year,
    source,
    basis,
    covers,
    group,
    byAge,
    notes: [...notes, belowMinimumNote].filter((text) => text !== ''),
  };
}
