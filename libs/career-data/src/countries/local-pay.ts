// Returns the pay that a country's office publishes for an occupation, for a year.
import { findFacts } from './local-facts.js';
import { getAgeMonths, MAX_AGE_MONTHS, MAX_UNMARKED_AGE_MONTHS } from './printing-rules.js';
import type { CountrySource, LocalPayRow, PayMeasure, PlacePayRow } from './schema.js';
import { COUNTRY_TABLES } from './tables.generated.js';

/** Published pay of the statistical group that contains an occupation. Amounts are for a year and not rounded. */
export interface LocalPay {
  group: LocalPayRow['group'];
  join: LocalPayRow['join'];
  /** True if the group also includes other occupations. */
  wider: boolean;
  /** Null if the office states only that the amount is at or above `atLeast`. */
  median: number | null;
  atLeast: number | null;
  /** Quartiles; null if not published. */
  p25: number | null;
  p75: number | null;
  /** A low and a high wage that are no quartiles; null if not published. */
  low: number | null;
  high: number | null;
  leavesOut: LocalPayRow['leavesOut'];
  scaleOf: LocalPayRow['scaleOf'];
  source: CountrySource;
  measure: PayMeasure;
  /** True if the figures are so old that the text says so. */
  isOld: boolean;
}

/** Returns the published pay of an occupation in a country; null if there is none that may be printed. */
export function findLocalPay(country: string, code: string): LocalPay | null {
  const facts = findFacts(country);
  const row = facts?.pay.get(code);
  const source = row && facts?.sources.get(row.source);
  const measure = source?.pay;
  if (facts === null || row === undefined || source === undefined || measure === undefined) return null;
  const age = getAgeMonths(source);
  if (age > MAX_AGE_MONTHS) return null;
  const { ceiling = Infinity, perYear } = measure;
  const toYearly = (amount: number | undefined): number | null =>
    amount === undefined || amount >= ceiling ? null : amount * perYear;
  const { group, join, leavesOut, scaleOf, median } = row;
  return {
    group,
    join,
    wider: join !== 'exact' || (facts.payGroupSizes.get(group.code) ?? 0) > 1,
    median: toYearly(median),
    atLeast: median >= ceiling ? Math.round(ceiling * perYear) : null,
    p25: toYearly(row.p25),
    p75: toYearly(row.p75),
    low: toYearly(row.low),
    high: toYearly(row.high),
    leavesOut,
    scaleOf,
    source,
    measure,
    isOld: age > MAX_UNMARKED_AGE_MONTHS,
  };
}

/** The published yearly median of an occupation's group in a state or province. */
export interface PlacePay {
  median: number;
  /** Title of the wider group that the figure is for; null if it is for the occupation itself. */
  group: string | null;
  source: CountrySource;
  measure: PayMeasure;
}

/** Returns the published median of an occupation in a state or province; null if there is none that may be printed. */
export function findPlacePay(country: string, place: string, code: string): PlacePay | null {
  const facts = findFacts(country);
  const row = facts?.placePay.get(code);
  const source = row && facts?.sources.get(row.source);
  const median = row?.medians[place];
  if (source?.pay === undefined || median === undefined || getAgeMonths(source) > MAX_AGE_MONTHS) return null;
  return { median, group: row?.group.title ?? null, source, measure: source.pay };
}

/** Returns the rows of pay by state or province that no person has compared with their source, of all countries. */
export function listPlacePayRows(): { country: string; row: PlacePayRow; source: CountrySource }[] {
  return Object.entries(COUNTRY_TABLES).flatMap(([country, tables]) =>
    (tables?.places ?? []).flatMap((row) => {
      const source = tables?.sources.find(({ id }) => id === row.source);
      return source?.pay?.unchecked === true ? [{ country, row, source }] : [];
    }),
  );
}

/** A row of published pay, with the country and the source with which a person can compare it. */
export interface OpenPayRow {
  country: string;
  row: LocalPayRow;
  source: CountrySource;
}

/** Returns the rows of published pay of all countries. */
export function listLocalPayRows(): OpenPayRow[] {
  return Object.entries(COUNTRY_TABLES).flatMap(([country, tables]) =>
    (tables?.pay ?? []).flatMap((row) => {
      const source = tables?.sources.find(({ id }) => id === row.source);
      return source === undefined ? [] : [{ country, row, source }];
    }),
  );
}
