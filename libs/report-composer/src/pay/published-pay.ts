import { UK, US } from '@bearings/domain';
import { LEFT_OUT_NOTES, PAY_NOTES_ABROAD } from '../content/report-copy/career-facts.js';
import { describeBelowMinimum } from './minimum-wage.js';
import { describePayScale } from './scale.js';
import type { CountryRow } from '../content/countries/country-row.js';
import {
  getAgeRatios,
  findLocalPay,
  getMinimumWage,
  isRaisedSince,
  MISLEADING_GROUPS,
  MISLEADING_US_GROUPS,
  type Occupation,
  OFTEN_SELF_EMPLOYED,
  OFTEN_TERM_TIME,
  type PayFigures,
  listPublicSectorPay,
  findRoute,
} from '@bearings/career-data';
import { fillWording } from '../text.js';
import { formatMoney } from './money.js';
import { createNoPay, type Pay, type PublishedPay, type ScalePay } from './pay-figures.js';

/**
 * Returns the published pay of an occupation in a country, with notes. Null means that nothing is
 * published and pay may be estimated.
 */
export function findPublishedPay(country: CountryRow, occupation: Occupation): Pay | null {
  if (country.code === UK) return findUkPay(country, occupation);
  if (country.code === US) return usPay(country, occupation);
  return findPayAbroad(country, occupation) ?? findPublicScale(country, occupation.code);
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
    groupCode: group === null ? null : `SOC 2020 ${uk.soc2020}`,
    byAge: payForAges,
    notes: [
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
  const rows = listPublicSectorPay(country.code, code);
  const lastRow = rows.at(-1);
  if (lastRow === undefined) return null;
  const { asOf, year, nation, publisher, document } = lastRow;
  return {
    kind: 'scale',
    country: country.code,
    currency: country.currency,
    grades: rows,
    year: Number(asOf.slice(0, 4)),
    years: year,
    nation,
    publisher,
    source: `${publisher}, ${document}`,
    isRaised: isRaisedSince(lastRow),
  };
}

/** Returns yearly pay from a country's table; null if it has no row for the occupation. */
function findPayAbroad(country: CountryRow, { code }: Occupation): Pay | null {
  const pay = findLocalPay(country.code, code);
  if (pay === null) return null;
  const { wider, join, group, leavesOut, scaleOf, atLeast, low, high, isOld, source, measure } = pay;
  const { year, covers, basis = covers, groups, per, net = false, unchecked = false } = measure;
  // A figure for an hour or a week was not published for a year, so the exact product would look too precise.
  const round = (amount: number): number => (per === 'month' ? Math.round(amount) : Math.round(amount / 100) * 100);
  const toYearly = (amount: number | null): number | null => (amount === null ? null : round(amount));
  const money = (amount: number): string => formatMoney(round(amount), country.currency);
  const figures = {
    median: toYearly(pay.median),
    p25: toYearly(pay.p25),
    p75: toYearly(pay.p75),
    year,
    basis,
    source: `${source.publisher}, ${source.title}`,
    note: null,
  };
  return createPublishedPay(country, figures, {
    covers: unchecked ? fillWording(PAY_NOTES_ABROAD.unchecked, { covers }) : covers,
    group: wider ? group.title : null,
    groupCode: wider ? `${groups} ${group.code}` : null,
    byAge: null,
    atLeast,
    isNet: net,
    notes: [
      wider && join === 'broad' ? PAY_NOTES_ABROAD.broadGroup : '',
      low === null || high === null ? '' : fillWording(PAY_NOTES_ABROAD.range, { low: money(low), high: money(high) }),
      leavesOut === undefined ? '' : LEFT_OUT_NOTES[leavesOut],
      scaleOf === undefined ? '' : fillWording(PAY_NOTES_ABROAD.scales, { scaleOf }),
      isOld ? fillWording(PAY_NOTES_ABROAD.old, { year: String(year) }) : '',
    ],
  });
}

/** Returns the title of an occupation group with the abbreviation "n.e.c." written out. */
function expandTitle(title: string): string {
  return title.replace(/ n\.e\.c\.?$/, ' (not elsewhere classified)');
}

const roundTo500 = (amount: number): number => Math.round(amount / 500) * 500;

function usPay(country: CountryRow, { code, us }: Occupation): Pay {
  const reason = MISLEADING_US_GROUPS[code];
  if (reason !== undefined) return createNoPay(country.code, reason);
  const group = us.wider ? us.groupTitle : null;
  return createPublishedPay(country, us, {
    covers: 'employees only',
    group,
    // The group has no code of its own in our table.
    groupCode: group === null ? null : `“${group}”`,
    byAge: null,
    notes: [],
  });
}

function createPublishedPay(
  country: CountryRow,
  figures: PayFigures,
  {
    covers,
    group,
    groupCode,
    byAge,
    atLeast = null,
    isNet = false,
    notes,
  }: Pick<PublishedPay, 'covers' | 'group' | 'groupCode' | 'byAge'> & {
    atLeast?: number | null;
    isNet?: boolean;
    notes: readonly string[];
  },
): Pay {
  const { median, p25, p75, year, source, basis } = figures;
  if ((median === null && atLeast === null) || year === null) {
    return createNoPay(country.code, figures.note);
  }
  const { code, currency } = country;
  // Minimum wages are gross, so a net figure can't be compared with them.
  const belowMinimumNote = median === null || isNet ? '' : describeBelowMinimum(code, currency, median);
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
    groupCode,
    byAge,
    isNet,
    notes: [...notes, belowMinimumNote].filter((text) => text !== ''),
  };
}
