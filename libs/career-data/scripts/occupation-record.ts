// Reads and writes the record of an occupation: everything that the tables in `data/` contain about it, in one object.
import { TABLE_SCHEMAS } from '@bearings/career-data/schema';
import { CATEGORIES, DEAL_BREAKERS, TILES } from '@bearings/domain';
import { z } from 'zod';
import { createFaultFinder } from './occupation-faults.js';
import type { Tables } from './occupation-text-faults.js';
import { toMultiLineJson, toOneLineJson, withEntries } from './table-text.js';

type TableName = keyof typeof TABLE_SCHEMAS;
type SharedField = 'title' | 'level' | 'by' | 'on';

/** Settings for one part of a record: the table that stores it, and how. */
interface RecordPart {
  table: TableName;
  /**
   * How the table stores an entry: as an object with its code (`row`), as a list that begins with the code (`cells`),
   * or under the code as a property name, on one line (`line`) or on several (`block`).
   */
  form: 'row' | 'cells' | 'line' | 'block';
  /** Columns that several tables have and that a record therefore states once, at its start. */
  shared?: readonly SharedField[];
  /** The name of the column, for a part that contains only one column of the table's row. */
  column?: string;
  /** The meaning of the cells after the code. */
  cells?: readonly string[];
  /** True if the table can have several rows for one occupation. The part is then a list. */
  isList?: true;
  /** True if the table's key is the UK unit group instead of the occupation's code. */
  ofGroup?: true;
  /** Description of the part for an error message if it is missing; absent if the part is optional. */
  required?: string;
  /** Default values of columns that a record may leave out. */
  usual?: Readonly<Record<string, unknown>>;
}

const JUDGED_FIELDS = ['title', 'by', 'on'] as const;
const MISSING_UK_GROUP = {
  soc: null,
  group: null,
  match: 'none',
  year: null,
  median: null,
  p25: null,
  p75: null,
  employed: null,
};

/** The parts of a record, in addition to code, title, by and on. */
const RECORD_PARTS: Readonly<Record<string, RecordPart>> = {
  figures: {
    table: 'occupations',
    form: 'row',
    shared: ['title'],
    required: 'demands, education, skills, pay in the UK and the US',
    usual: { software: [], physical: null, remote: null, growth: null, uk: MISSING_UK_GROUP },
  },
  circumstances: {
    table: 'circumstances',
    form: 'row',
    shared: JUDGED_FIELDS,
    required: 'level, training and working conditions',
    usual: { dealBreakers: {} },
  },
  tiles: {
    table: 'tiles',
    form: 'row',
    column: 'tiles',
    shared: JUDGED_FIELDS,
    required: 'kinds of work, with 3 for the core of it',
  },
  description: { table: 'descriptions', form: 'block', required: 'the four texts' },
  tasks: { table: 'tasks', form: 'block', required: 'six tasks' },
  route: {
    table: 'routes',
    form: 'block',
    shared: ['title', 'level'],
    required: 'the ways in',
  },
  titles: {
    table: 'titles',
    form: 'row',
    shared: ['title'],
    required: 'other titles, of them a German and a French one',
    usual: { gb: [], eu: [], us: [] },
  },
  related: {
    table: 'related',
    form: 'row',
    required: 'codes of similar occupations, nearest first',
    usual: { short: [], long: [], more: [] },
  },
  subjects: {
    table: 'subjects',
    form: 'row',
    shared: ['title'],
    required: 'subjects of degrees and of schools',
    usual: { direct: [], related: [], school: { required: [], helps: [] } },
  },
  progression: { table: 'progression', form: 'row', usual: { basis: 'ours' } },
  reasonLimits: {
    table: 'reason-limits',
    form: 'row',
    shared: JUDGED_FIELDS,
    usual: { notLow: [], notHigh: [] },
  },
  payNotes: { table: 'pay-notes', form: 'line' },
  publicPay: { table: 'public-sector-pay', form: 'row', isList: true },
  unitGroup: {
    table: 'unit-group-titles',
    form: 'cells',
    cells: ['title', 'job titles'],
    ofGroup: true,
  },
  workingLife: {
    table: 'working-life',
    form: 'cells',
    cells: ['thousands of jobs', '% part-time', '% women', 'hours full-time', 'hours of all', 'overtime'],
    ofGroup: true,
  },
  apprenticeships: {
    table: 'apprenticeships',
    form: 'cells',
    cells: ['reference', 'title', 'level', 'months', 'route', 'status'],
    isList: true,
  },
  everydayTitles: { table: 'everyday-titles', form: 'line' },
  usTitle: { table: 'us-titles', form: 'line' },
  usTexts: { table: 'us-texts', form: 'block' },
  usJobs: {
    table: 'us-jobs',
    form: 'cells',
    cells: ['group code', 'group title', 'thousands of jobs in 2024', 'in 2034', 'openings a year'],
  },
  usSelfEmployed: { table: 'us-self-employed', form: 'cells', cells: ['percentage'] },
  usApprenticeship: { table: 'us-apprenticeships', form: 'line' },
  aiExposure: {
    table: 'ai-exposure',
    form: 'cells',
    cells: ['percentile', 'percentile or null', 'gradient 0 to 4 or null'],
  },
};

/** The text of each table's file, by the table's name. */
type TableTexts = Readonly<Record<string, string>>;

const RowWithCode = z.looseObject({ code: z.string() });
const RowsWithCode = z.array(RowWithCode);
const CellRows = z.array(z.tuple([z.string()], z.unknown()));
const RowsByKey = z.record(z.string(), z.unknown());
const Routes = z.object({ routes: RowsByKey });
const Strings = z.array(z.string());
const UnknownList = z.array(z.unknown());
const RowWithTitle = z.object({ title: z.string() });
const JudgedFields = z.object({ by: z.string(), on: z.string() });
const CheckedTables = z.custom<Tables>((tables) => typeof tables === 'object');
const RowWithUkGroup = z.object({ uk: z.object({ soc: z.string().nullable() }) });

const parseTable = (texts: TableTexts, { table }: RecordPart): unknown => JSON.parse(texts[table] ?? '');

/** Returns a table's entries for a key, without the key itself. */
function listEntries(texts: TableTexts, part: RecordPart, key: string): unknown[] {
  const table = parseTable(texts, part);
  if (part.form === 'row') {
    return RowsWithCode.parse(table).flatMap(({ code, ...row }) => (code === key ? [row] : []));
  }
  if (part.form === 'cells') {
    return CellRows.parse(table).flatMap(([first, ...cells]) => (first === key ? [cells] : []));
  }
  const namedRows = part.table === 'routes' ? Routes.parse(table).routes : RowsByKey.parse(table);
  return key in namedRows ? [namedRows[key]] : [];
}

/** Returns an occupation's record from the tables, without the parts of its UK unit group. */
export function readRecord(texts: TableTexts, code: string): Record<string, unknown> {
  const parts = Object.entries(RECORD_PARTS).filter(([, { ofGroup }]) => !ofGroup);
  const all = parts.map(([name, part]) => [name, part, listEntries(texts, part, code)] as const);
  const first = (wanted: string): unknown => all.find(([name]) => name === wanted)?.[2][0];
  const title = RowWithTitle.safeParse(first('figures')).data?.title;
  if (title === undefined) throw new Error(`No occupation has the code ${code}.`);
  const { by, on } = JudgedFields.parse(first('tiles'));
  const values = all.flatMap(([name, part, entries]) => {
    const own = entries.map((entry) => withoutSharedFields(part, entry));
    return own.length === 0 ? [] : [[name, part.isList ? own : own[0]] as const];
  });
  return { code, title, by, on, ...Object.fromEntries(values) };
}

function withoutSharedFields({ shared = [], column }: RecordPart, entry: unknown): unknown {
  if (shared.length === 0) return entry;
  const own = Object.entries(RowsByKey.parse(entry)).filter(([name]) => !shared.some((each) => each === name));
  if (column !== undefined) return own[0]?.[1];
  return own.length === 0 ? true : Object.fromEntries(own);
}

/** The fields at the start of a record. The other parts of the record are checked by the schemas of their tables. */
const RecordStart = z.looseObject({
  code: z.string().regex(/^\d\d-\d{4}\.\d\d$/, 'use an O*NET-SOC code, such as 47-2152.00'),
  title: z.string(),
  by: z.string('write the name of the person who judged the values'),
  on: z.string().default(() => new Date().toISOString().slice(0, 7)),
});

/** Result of writing a record into the tables. */
interface RecordWriteResult {
  title: string;
  /** The new text of each changed table, by the table's name. */
  texts: TableTexts;
  /** The names of the optional parts that the record does not have. */
  absent: readonly string[];
  /** True if the tables already contained the occupation. */
  isReplaced: boolean;
}

/**
 * Writes the record of one occupation into the tables. It replaces the rows that the tables have for the occupation's
 * code. Throws an error that lists everything invalid.
 */
export function withRecord(texts: TableTexts, record: unknown): RecordWriteResult {
  const start = RecordStart.safeParse(record);
  if (!start.success) {
    throw new Error(start.error.issues.map((issue) => describeIssue(issue, getValueAt(record, issue.path))).join('\n'));
  }
  const { code, title, by, on, ...given } = start.data;
  const [figuresBefore] = listEntries(texts, findRecordPart('figures'), code);
  const before = figuresBefore === undefined ? undefined : RowWithTitle.parse(figuresBefore).title;
  if (before !== undefined && before !== title) {
    throw new Error(`${code} is ${before}. Give ${title} a code of its own, or edit that title.`);
  }
  const sameTitleRow = RowsWithCode.parse(parseTable(texts, findRecordPart('figures'))).find(
    (row) => row.code !== code && RowWithTitle.parse(row).title === title,
  );
  if (sameTitleRow) throw new Error(`${title} exists already, with the code ${sameTitleRow.code}.`);
  const group = RowWithUkGroup.safeParse(given['figures']).data?.uk.soc ?? null;
  const level = RowsByKey.safeParse(given['circumstances']).data?.['level'];
  const columns = { title, level, by, on };
  const problems = Object.keys(given)
    .filter((name) => !(name in RECORD_PARTS))
    .map((name) => `${name} is no part of a record. The parts are ${Object.keys(RECORD_PARTS).join(', ')}.`);
  const written: Record<string, string> = {};
  for (const [name, part] of Object.entries(RECORD_PARTS)) {
    const value = given[name];
    const key = part.ofGroup ? group : code;
    if (key === null) continue;
    if (value === undefined) {
      if (part.required) problems.push(`${name} is missing: ${part.required}.`);
      if (!part.ofGroup) written[part.table] = withEntries(texts[part.table] ?? '', key, []);
      else if (listEntries(texts, part, key).length === 0) {
        problems.push(`${name} is missing: no other occupation is in the UK group ${key}.`);
      }
      continue;
    }
    if (part.form === 'row' && !part.column && (typeof value !== 'object' || value === null) && value !== true) {
      problems.push(`${name}: use an object.`);
      continue;
    }
    const values = (part.isList && UnknownList.safeParse(value).data) || [value];
    const entries = values.map((each) => buildEntry(part, key, each, columns));
    written[part.table] = withEntries(texts[part.table] ?? '', key, entries);
    problems.push(...listSchemaErrors(name, part, written[part.table] ?? ''));
  }
  const groupBefore = RowWithUkGroup.safeParse(figuresBefore).data?.uk.soc ?? null;
  const hasOtherOccupation = (soc: string): boolean =>
    TABLE_SCHEMAS.occupations
      .parse(JSON.parse(texts['occupations'] ?? ''))
      .some((each) => each.code !== code && each.uk.soc === soc);
  if (groupBefore !== null && groupBefore !== group && !hasOtherOccupation(groupBefore)) {
    // No occupation belongs to the former UK group of the corrected record any more, so the entries of that group are
    // deleted.
    for (const { table, ofGroup } of Object.values(RECORD_PARTS)) {
      const text = written[table] ?? texts[table] ?? '';
      if (ofGroup) written[table] = withEntries(text, groupBefore, []);
    }
  }
  const { gb } = RowsByKey.safeParse(given['titles']).data ?? {};
  written['nearest-titles'] = withoutTitles(texts['nearest-titles'] ?? '', [
    title,
    ...(Strings.safeParse(given['everydayTitles']).data ?? []),
    ...(Strings.safeParse(gb).data ?? []),
  ]);
  if (problems.length === 0) problems.push(...createFaultFinder(parseTables({ ...texts, ...written }))(code));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const absent = Object.keys(RECORD_PARTS).filter((name) => !(name in given) && !RECORD_PARTS[name]?.ofGroup);
  return { title, texts: written, absent, isReplaced: before !== undefined };
}

/** Parses the texts of the tables, which must have been checked against their schemas before. */
export function parseTables(texts: TableTexts): Tables {
  const tables = Object.entries(texts).map(([name, text]): [string, unknown] => [name, JSON.parse(text)]);
  return CheckedTables.parse(Object.fromEntries(tables));
}

/**
 * Removes the given titles, which an occupation now has, from the text of `nearest-titles`, the table of job titles
 * that none of our occupations has. Returns the new text.
 */
function withoutTitles(text: string, titles: readonly string[]): string {
  const own = new Set(titles.map((each) => each.toLowerCase()));
  const rows = TABLE_SCHEMAS['nearest-titles'].parse(JSON.parse(text)).flatMap((row) => {
    const left = row.titles.filter((each) => !own.has(each.toLowerCase()));
    return left.length === 0 ? [] : [`  ${toOneLineJson({ ...row, titles: left })}`];
  });
  return `[\n${rows.join(',\n')}\n]\n`;
}

function findRecordPart(name: string): RecordPart {
  const part = RECORD_PARTS[name];
  if (part === undefined) throw new Error(`There is no part ${name}.`);
  return part;
}

/** Returns an entry as it is written in the table's file. */
function buildEntry(
  { form, shared = [], column, usual }: RecordPart,
  key: string,
  value: unknown,
  columns: Readonly<Record<SharedField, unknown>>,
): string {
  if (form === 'cells') return `  ${toOneLineJson([key, ...(UnknownList.safeParse(value).data ?? [value])])}`;
  const own = column === undefined ? RowsByKey.safeParse(value).data : { [column]: value };
  const of = (names: readonly SharedField[]): Record<string, unknown> =>
    Object.fromEntries(
      names.filter((name) => shared.includes(name) && columns[name] !== undefined).map((name) => [name, columns[name]]),
    );
  const left = Object.entries(usual ?? {}).filter(([name]) => !(name in (own ?? {})));
  const filledRow = {
    ...of(['title', 'level']),
    ...own,
    ...Object.fromEntries(left),
    ...of(['by', 'on']),
  };
  if (form === 'row') return `  ${toOneLineJson({ code: key, ...filledRow })}`;
  const indent = shared.length > 0 ? '    ' : '  ';
  const wholeValue = own === undefined ? value : filledRow;
  const source = form === 'block' ? toMultiLineJson(wholeValue, indent) : toOneLineJson(wholeValue);
  return `${indent}${JSON.stringify(key)}: ${source}`;
}

/**
 * Checks the text of a table that contains the new entry. Returns the schema's errors, each with its place in the
 * record.
 */
function listSchemaErrors(name: string, part: RecordPart, text: string): string[] {
  const { table: tableName, column, isList } = part;
  const table: unknown = JSON.parse(text);
  const { error } = TABLE_SCHEMAS[tableName].safeParse(table);
  return (error?.issues ?? []).map((issue) => {
    const path = issue.path.slice(tableName === 'routes' ? 2 : 1);
    if (path[0] === column) path.shift();
    const place = [name, ...(isList ? [findPlaceInList(table, Number(issue.path[0]))] : []), ...path];
    const cells = describeCells(part, issue, place);
    return cells ?? describeIssue({ ...issue, path: place }, getValueAt(table, issue.path));
  });
}

/** Returns the index of a row among the rows of the same occupation, from 0. */
function findPlaceInList(rows: unknown, index: number): number {
  const codes = UnknownList.parse(rows).map((row) => getValueAt(row, [Array.isArray(row) ? 0 : 'code']));
  return index - codes.indexOf(codes[index]);
}

/**
 * Describes a schema error about a cell, or about the number of cells, in an entry that is a list of cells. Returns
 * undefined for any other error.
 */
function describeCells(
  { form, cells = [] }: RecordPart,
  issue: z.core.$ZodIssue,
  place: readonly PropertyKey[],
): string | undefined {
  if (form !== 'cells') return undefined;
  const names = cells.join(', ');
  const at = issue.path[1];
  const start = place.slice(0, -1).map(String).join('.');
  if (at === undefined) {
    if (issue.code === 'custom') return undefined;
    return `${place.map(String).join('.')}: give ${cells.length} values in this order: ${names}.`;
  }
  if (typeof at !== 'number') return undefined;
  return `${start}.${at - 1}, ${cells[at - 1] ?? 'further'}: ${describeAllowedValue(issue)}. The ${cells.length} values are ${names}.`;
}

function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** Returns what is wrong at a place of the record, and what is allowed there. */
function describeIssue(issue: z.core.$ZodIssue, found: unknown): string {
  const place = issue.path.map(String).join('.');
  const reason = describeAllowedValue(issue, place);
  if (found === undefined) return `${place} is missing: ${reason}.`;
  const isShort = typeof found !== 'object' || found === null;
  return `${place}${isShort ? ` is ${JSON.stringify(found)}` : ''}: ${reason}.`;
}

/** The keys that some objects in a record may have, by the place of the object in the record. */
const ALLOWED_KEYS: Readonly<Record<string, readonly string[]>> = {
  tiles: TILES.map(({ id }) => id),
  'circumstances.dealBreakers': DEAL_BREAKERS.map(({ id }) => id),
  'figures.demand': CATEGORIES,
};

const describeAllowedKeys = (place: string): string =>
  ALLOWED_KEYS[place] === undefined
    ? 'libs/career-data/src/schema.ts has the names'
    : `The names are ${ALLOWED_KEYS[place].join(', ')}`;

/**
 * Returns, as an instruction such as "use a value of type number", what the schema allows in place of an invalid value.
 */
function describeAllowedValue(issue: z.core.$ZodIssue, place = ''): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.startsWith('Invalid') ? `use a value of type ${issue.expected}` : issue.message;
    case 'invalid_value':
      return `use ${issue.values.map((each) => JSON.stringify(each)).join(', ')}`;
    case 'unrecognized_keys':
      return `there is no ${issue.keys.join(', ')}. ${describeAllowedKeys(place)}`;
    case 'too_small':
      if (issue.origin === 'string') return 'write a text';
      return `${issue.origin === 'array' ? 'give' : 'use'} at least ${String(issue.minimum)}`;
    case 'too_big':
      return `${issue.origin === 'array' ? 'give' : 'use'} at most ${String(issue.maximum)}`;
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] ? `instead of this name, ${describeAllowedValue(issue.issues[0])}` : issue.message;
    case 'custom':
    case 'invalid_format':
    case 'invalid_union':
    case 'not_multiple_of':
      return issue.message;
  }
}
