// Generates a table in `data/` from a file of published figures.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { TABLE_SCHEMAS } from '@bearings/career-data/schema';
import { TABLE_LAYOUTS } from './layouts.js';
import { toOneLineJson } from './table-text.js';

const SourceFile = z.object({
  meta: z
    .object({
      edition: z.string().optional(),
      sources: z.array(z.object({ edition: z.string().optional() })).optional(),
    })
    .optional(),
  data: z.unknown().optional(),
  /** The data of the file of moves between occupations, by the occupation that people leave. */
  origins: z.unknown().optional(),
});

/**
 * Where a table comes from: its source file, the year of the edition, and checksums of the file
 * (`sha256`) and of the table's rows.
 */
export interface TableImport {
  file: string;
  year: number;
  sha256: string;
  rows: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Generates a table from the name and text of a source file. Throws an error that states the invalid row and column.
 */
export function makeTable(file: string, text: string): { table: string; source: string; checksums: TableImport } {
  const layout = TABLE_LAYOUTS[file];
  if (layout === undefined) {
    throw new Error(`${file}: use one of ${Object.keys(TABLE_LAYOUTS).join(', ')}.`);
  }
  const source = parseSource(file, text);
  const year = readYear(file, source);
  const rows = readRows(file, source.data ?? source.origins).toSorted(([a], [b]) => compareKeys(String(a), String(b)));
  if (rows.length === 0) throw new Error(`${file}: no rows.`);
  const [issue] = TABLE_SCHEMAS[layout.table].safeParse(rows).error?.issues ?? [];
  if (issue !== undefined) throw new Error(`${file}: ${describeIssue(issue, rows)}`);
  return {
    table: `${layout.table}.json`,
    source: `[\n${rows.map((row) => `  ${toOneLineJson(row)}`).join(',\n')}\n]\n`,
    checksums: { file, year, sha256: sha256(text), rows: sha256(JSON.stringify(rows)) },
  };
}

function parseSource(file: string, text: string): z.infer<typeof SourceFile> {
  try {
    return SourceFile.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} is not JSON with meta and data.`);
  }
}

/**
 * Returns the year of a source file's edition: the first year in the text `meta.edition` or, if that is absent, in the
 * edition of the file's first source.
 */
function readYear(file: string, { meta }: z.infer<typeof SourceFile>): number {
  const edition = meta?.edition ?? meta?.sources?.[0]?.edition ?? '';
  const year = /\b20\d\d\b/.exec(edition)?.[0];
  if (year === undefined) throw new Error(`${file}: meta names no edition with its year.`);
  return Number(year);
}

function readRows(file: string, data: unknown): unknown[][] {
  try {
    return TABLE_LAYOUTS[file]?.rows(data) ?? [];
  } catch {
    throw new Error(`${file}: data is not laid out as LAYOUTS in libs/career-data/scripts/layouts.ts reads it.`);
  }
}

/** Returns a schema error as text with its row and column. */
function describeIssue({ path, message }: z.core.$ZodIssue, rows: readonly unknown[][]): string {
  const [row, column] = path.map(Number);
  const cells = rows[row ?? -1] ?? [];
  const key = String(cells[0]);
  if (column === undefined) return `the row of ${key} has ${cells.length} columns. ${message}.`;
  return `column ${column + 1} of ${key} is ${JSON.stringify(cells[column])}. ${message}.`;
}

/** Compares the keys of two rows, for sorting. Rows with the same key keep their order. */
function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Returns the text of imports.json with the checksums of one table replaced or added. */
export function withTableImport(text: string, table: string, checksums: TableImport): string {
  const imports = TABLE_SCHEMAS.imports.parse(JSON.parse(text));
  return `${JSON.stringify({ ...imports, [table]: checksums }, null, 2)}\n`;
}
