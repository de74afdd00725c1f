// Returns what is known about an occupation in one country: local title, ways in, licence and outlook.
import {
  arePartsPrintable,
  getAgeMonths,
  isTitlePrintable,
  listPrintableWays,
  MAX_UNMARKED_AGE_MONTHS,
  type PrintableWay,
} from './printing-rules.js';
import type {
  CountrySource,
  CountryTables,
  JobPageRow,
  LicenceRow,
  LocalPayRow,
  LocalTitle,
  OutlookRow,
  PlacePayRow,
  WaysRow,
} from './schema.js';
import { COUNTRY_TABLES } from './tables.generated.js';

export type { PrintableWay } from './printing-rules.js';

/** Id of the source that stands for general knowledge, where no page was read. */
export const KNOWLEDGE_SOURCE = 'knowledge';

/** What may be printed of an occupation's ways in. */
export interface LocalWays {
  ways: readonly PrintableWay[];
  /** Title of the wider group that the ways are for; null if they are for the occupation itself. */
  group: string | null;
  fields: readonly string[];
  bars: NonNullable<WaysRow['bars']>;
  endorsement: string | null;
  source: CountrySource;
  /** True if the source is so old that names and lengths may have changed. */
  isOld: boolean;
}

/** The rows of one country by the occupation's code. */
interface CountryFacts {
  sources: ReadonlyMap<string, CountrySource>;
  titles: ReadonlyMap<string, LocalTitle>;
  ways: ReadonlyMap<string, WaysRow>;
  licences: ReadonlyMap<string, LicenceRow>;
  outlook: ReadonlyMap<string, OutlookRow>;
  pages: ReadonlyMap<string, JobPageRow>;
  pay: ReadonlyMap<string, LocalPayRow>;
  placePay: ReadonlyMap<string, PlacePayRow>;
  /** How many of our occupations share a group of the pay statistics, by the group's code. */
  payGroupSizes: ReadonlyMap<string, number>;
}

const factsByCountry = new Map<string, CountryFacts>();

const byCode = <Row extends { code: string }>(rows: readonly Row[] = []): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.code, row]));

function indexTables(tables: CountryTables): CountryFacts {
  const { sources, titles, ways, licences, outlook, pages, pay = [], places: placePay } = tables;
  const payGroupSizes = new Map<string, number>();
  for (const { group } of pay) payGroupSizes.set(group.code, (payGroupSizes.get(group.code) ?? 0) + 1);
  return {
    sources: new Map(sources.map((source) => [source.id, source])),
    titles: byCode(titles),
    ways: byCode(ways),
    licences: byCode(licences),
    outlook: byCode(outlook),
    pages: byCode(pages),
    pay: byCode(pay),
    placePay: byCode(placePay),
    payGroupSizes,
  };
}

/** Returns a country's rows by occupation; null if it has no tables. */
export function findFacts(country: string): CountryFacts | null {
  const known = factsByCountry.get(country);
  if (known !== undefined) return known;
  const tables = COUNTRY_TABLES[country];
  if (tables === undefined) return null;
  const facts = indexTables(tables);
  factsByCountry.set(country, facts);
  return facts;
}

/** Returns whether a country has tables of ways in. */
export const hasLocalWays = (country: string): boolean => (findFacts(country)?.ways.size ?? 0) > 0;

/** Returns an occupation's ways in; null if the country has no row for it. */
export function findLocalWays(country: string, code: string): LocalWays | null {
  const facts = findFacts(country);
  const row = facts?.ways.get(code);
  const source = row && facts?.sources.get(row.source);
  if (row === undefined || source === undefined) return null;
  const isWhole = arePartsPrintable(row);
  const ways = listPrintableWays(row);
  return ways.length === 0
    ? null
    : {
        ways,
        group: row.group ?? null,
        fields: isWhole ? (row.fields ?? []) : [],
        bars: isWhole ? (row.bars ?? []) : [],
        endorsement: isWhole ? (row.endorsement ?? null) : null,
        source,
        isOld: getAgeMonths(source) > MAX_UNMARKED_AGE_MONTHS,
      };
}

/** Returns an occupation's title in a country; null if none is known. */
export function findLocalTitle(country: string, code: string): LocalTitle | null {
  const row = findFacts(country)?.titles.get(code);
  return row !== undefined && isTitlePrintable(row) ? row : null;
}

/**
 * Returns the licence or registration that an occupation needs in a country; null if none is known.
 * @param place code of a state or province, whose own rule then replaces that of the others if it is known
 */
export function findLicence(country: string, code: string, place: string | null = null): LicenceRow | null {
  const row = findFacts(country)?.licences.get(code);
  if (row === undefined || !arePartsPrintable(row)) return null;
  const { exam, inPlace, ...rest } = row;
  const own = place === null ? undefined : inPlace?.[place];
  if (own === undefined || place === null) return row;
  const ownExam = own.exam === undefined ? exam : (own.exam ?? undefined);
  return {
    ...rest,
    status: own.status ?? rest.status,
    body: own.body,
    places: [place],
    ...(ownExam !== undefined && { exam: ownExam }),
  };
}

/** Returns the official outlook of an occupation in a country; null if none is published. */
export const findLocalOutlook = (country: string, code: string): OutlookRow | null =>
  findFacts(country)?.outlook.get(code) ?? null;

/** Returns the address of an occupation's own page on an official site of a country; null if none is known. */
export const findJobPage = (country: string, code: string): string | null =>
  findFacts(country)?.pages.get(code)?.address ?? null;

/** Returns the addresses of all occupations' pages in all countries, each once. */
export const listJobPages = (): string[] => [
  ...new Set(Object.values(COUNTRY_TABLES).flatMap((tables) => (tables?.pages ?? []).map(({ address }) => address))),
];

/** Returns the sources of a country's tables. */
export const listCountrySources = (country: string): readonly CountrySource[] => COUNTRY_TABLES[country]?.sources ?? [];

/** Returns those sources of a country on which its ways in rest; general knowledge only if it is the origin of most. */
export function listWaysSources(country: string): CountrySource[] {
  const rows = COUNTRY_TABLES[country]?.ways ?? [];
  const used = new Set(rows.map(({ source }) => source));
  const ways = rows.flatMap((row) => row.ways);
  const isMostlyKnown = ways.filter(({ from }) => from === 'knowledge').length > ways.length / 2;
  return listCountrySources(country).filter(({ id }) => (id === KNOWLEDGE_SOURCE ? isMostlyKnown : used.has(id)));
}
