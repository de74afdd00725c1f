// Finds what is wrong in a country's tables, and counts what is filled and what is doubtful.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findJobPage,
  findLicence,
  findLocalPay,
  findLocalTitle,
  findLocalWays,
  listGeneralWays,
  listPublicSectorPay,
  OCCUPATIONS,
} from '@bearings/career-data';
import { COUNTRY_TABLE_SCHEMAS } from '@bearings/career-data/country-schema';
import { z } from 'zod';
import { listCountryTables } from './write-country-list.js';

const DATA_FOLDER = join(import.meta.dirname, '../data/countries');
const titleByCode = new Map(OCCUPATIONS.map(({ code, title }) => [code, title]));

/** What all rows about occupations have in common. The schema of each table checks the rest. */
const AnyRow = z.looseObject({
  code: z.string(),
  title: z.string(),
  source: z.string(),
  join: z.string(),
  confidence: z.string(),
  from: z.string().optional(),
  /** The title of the group; in the table of pay, an object. */
  group: z.unknown().optional(),
  ways: z.array(z.looseObject({ from: z.string(), kind: z.string(), needs: z.string() })).optional(),
});
type AnyRow = z.infer<typeof AnyRow>;

/** The source of facts that no page states. */
const KNOWLEDGE = 'knowledge';
/** The longest list of titles that is printed whole. */
const MAX_PRINTED_TITLES = 10;

interface TableText {
  name: string;
  rows: readonly AnyRow[];
  faults: readonly string[];
}

const readTable = (country: string, name: string): unknown =>
  JSON.parse(readFileSync(join(DATA_FOLDER, country, `${name}.json`), 'utf8'));

function listSourceIds(country: string): ReadonlySet<string> {
  const parsed = COUNTRY_TABLE_SCHEMAS.sources.safeParse(readTable(country, 'sources'));
  return new Set(parsed.success ? parsed.data.map(({ id }) => id) : []);
}

/** Returns whether a page states what a row says, for each of its ways. */
const listOrigins = ({ from, ways }: AnyRow): string[] => (ways ?? [{ from }]).flatMap((each) => each.from ?? []);

/** Returns the place of a fault in a table: the occupation of its row, and the field. */
function describePlace(table: unknown, [index, ...fields]: readonly PropertyKey[]): string {
  const row: unknown = Array.isArray(table) && typeof index === 'number' ? table[index] : undefined;
  const parsed = z.looseObject({ code: z.string(), title: z.string() }).safeParse(row);
  const place = parsed.success ? `${parsed.data.code} ${parsed.data.title}` : `row ${Number(index ?? 0) + 1}`;
  return fields.length === 0 ? place : `${place}, ${fields.map(String).join('.')}`;
}

function findRowFaults(row: AnyRow, name: string, sources: ReadonlySet<string>): string[] {
  const { code, title, source, join: match, group } = row;
  const own = titleByCode.get(code);
  return [
    own === undefined ? `${code} is none of our occupations.` : '',
    own !== undefined && own !== title ? `${code} is our “${own}”, not “${title}”.` : '',
    / {2}/.test(JSON.stringify(row)) ? `${code} has two spaces in a row. Leave one out.` : '',
    sources.has(source) ? '' : `${code} names the source “${source}”, which is not in sources.json.`,
    source === KNOWLEDGE && listOrigins(row).some((from) => from !== KNOWLEDGE)
      ? `${code} has the source “knowledge”, so no page states it: give its “from” as “knowledge” too, or name the source.`
      : '',
    name === 'ways' && match === 'broad' && group === undefined
      ? `${code} is a broad match: give the title of its “group”, which the warning names.`
      : '',
  ].filter((fault) => fault !== '');
}

function checkTable(country: string, name: keyof typeof COUNTRY_TABLE_SCHEMAS): TableText {
  const table = readTable(country, name);
  const issues = COUNTRY_TABLE_SCHEMAS[name].safeParse(table).error?.issues ?? [];
  const faults = issues.map(({ path, message }) => `${describePlace(table, path)}: ${message}`);
  const parsed = z.array(AnyRow).safeParse(name === 'sources' ? [] : table);
  const rows = parsed.data ?? [];
  if (!parsed.success && faults.length === 0) faults.push('its rows are not about occupations.');
  const sources = listSourceIds(country);
  return { name, rows, faults: [...faults, ...rows.flatMap((row) => findRowFaults(row, name, sources))] };
}

const isTableName = (name: string): name is keyof typeof COUNTRY_TABLE_SCHEMAS => name in COUNTRY_TABLE_SCHEMAS;

const countBy = (values: readonly string[]): string =>
  [...new Set(values)]
    .toSorted()
    .map((value) => `${value} ${values.filter((each) => each === value).length}`)
    .join(', ');

/** Returns lines on how many occupations a table has and how sure its rows are. */
function describeTable({ name, rows }: TableText): string {
  const origins = rows.flatMap(listOrigins);
  const parts = [
    `${name}: ${rows.length} of ${OCCUPATIONS.length} occupations`,
    `join ${countBy(rows.map((row) => row.join))}`,
    `confidence ${countBy(rows.map(({ confidence }) => confidence))}`,
    origins.length === 0 ? '' : `${name === 'ways' ? 'ways ' : ''}from ${countBy(origins)}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

/** Returns a line on what readers in a country see of all occupations, with the ways that are not its own apart. */
function describeFilled(country: string): string {
  const count = (has: (code: string) => boolean): number => OCCUPATIONS.filter(({ code }) => has(code)).length;
  const hasWays = (code: string): boolean => findLocalWays(country, code) !== null;
  const parts = [
    `published pay ${count((code) => findLocalPay(country, code) !== null)}`,
    `local title ${count((code) => findLocalTitle(country, code) !== null)}`,
    `way in ${count(hasWays)}`,
    `licence ${count((code) => findLicence(country, code) !== null)}`,
    `official page ${count((code) => findJobPage(country, code) !== null)}`,
    `public pay scale ${count((code) => listPublicSectorPay(country, code).length > 0)}`,
    `only general ways ${count((code) => !hasWays(code) && listGeneralWays(code).length > 0)}`,
  ];
  return `Shown, of ${OCCUPATIONS.length}: ${parts.join(', ')}`;
}

/** Returns the faults of a country's tables; empty if they may be used. */
export function findCountryFaults(country: string): string[] {
  return listCountryTables(country)
    .filter(isTableName)
    .flatMap((name) => checkTable(country, name).faults.map((fault) => `${name}.json: ${fault}`));
}

/** Returns whether a licence comes after a degree, other work or another licence, so that reports print no way by it. */
const isLaterLicence = ({ kind, needs }: { kind: string; needs: string }): boolean =>
  kind === 'licence' && ['bachelor', 'experience', 'licence'].includes(needs);

/** Returns lines on what a country's tables fill, and the rows that a person should look at first. */
export function describeCountry(country: string): string[] {
  const tables = listCountryTables(country)
    .filter((name) => name !== 'sources')
    .filter(isTableName)
    .map((name) => checkTable(country, name));
  const doubtful = tables.flatMap(({ name, rows }) =>
    rows
      .filter((row) => row.confidence === 'C' || row.join === 'broad')
      .map((row) => `  ${name}: ${row.code} ${row.title} (join ${row.join}, confidence ${row.confidence})`),
  );
  const unprinted = tables.flatMap(({ rows }) =>
    rows.filter(({ ways: each = [] }) => each.some(isLaterLicence)).map(({ code, title }) => `  ${code} ${title}`),
  );
  const ways = new Set(tables.find(({ name }) => name === 'ways')?.rows.map(({ code }) => code) ?? []);
  const missing = OCCUPATIONS.filter(({ code }) => !ways.has(code)).map(({ title }) => title);
  return [
    ...tables.map(describeTable),
    describeFilled(country),
    `Doubtful, so printed with less or with a warning: ${doubtful.length} rows`,
    ...doubtful,
    ...(unprinted.length === 0
      ? []
      : ['With a licence that comes after other training, so it is not printed as a way:', ...unprinted]),
    `Without a way in: ${missing.length}${missing.length === 0 ? '' : `, among them ${missing.slice(0, MAX_PRINTED_TITLES).join(', ')}`}`,
  ];
}
