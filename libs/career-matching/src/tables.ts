// Everything a person is compared with, made once at start from the tables in content/.
import { CATEGORIES, TILES, type WorkField, workFieldOf } from '@bearings/contracts';
import {
  CIRCUMSTANCE_ROWS,
  type CircumstanceRow,
  CONSTANT_ROWS,
  type ConstantRow,
  CONSTANTS_STAMP,
  FILLED_DEMAND,
  type FilledDemand,
  type Occupation,
  OCCUPATIONS,
  RELATED_ROWS,
  SUBJECT_ROWS,
  type SubjectRow,
  TILE_ROWS,
  type TileRow,
} from '@bearings/career-data';
import { likenessMatrix } from './likeness.js';
import { type PersonalityModel, personalityModel } from './personality.js';
import { stampOf } from './stamp.js';

/** The tables do not belong together; the message is one sentence for whoever edits or deploys them. */
export class MatchingTablesError extends Error {}

/** Occupations are named by their place in `occupations`; every list follows that order. */
export interface MatchingTables {
  occupations: readonly Occupation[];
  placeOf: ReadonlyMap<string, number>;
  personality: PersonalityModel;
  /** Twelve demands for each occupation, 0 to 100, gaps filled. */
  demands: Float64Array;
  /** 24 values for each occupation, 0 to 3. */
  tiles: Uint8Array;
  circumstances: readonly CircumstanceRow[];
  subjects: readonly SubjectRow[];
  /** The field of each occupation, and those of the jobs from which one grows into it. */
  fields: readonly ReadonlySet<WorkField>[];
  /** Places of the jobs from which one grows into each occupation. */
  entries: readonly (readonly number[])[];
  /** Nats, and shares from 0 to 1. */
  prior: Float64Array;
  chance: Float64Array;
  /** Row after row, 0 to 1. */
  likeness: Float64Array;
}

/** The tables that a careers adviser corrects. */
export interface JudgedRows {
  tiles: readonly TileRow[];
  circumstances: readonly CircumstanceRow[];
}

const JUDGED_ROWS: JudgedRows = { tiles: TILE_ROWS, circumstances: CIRCUMSTANCE_ROWS };

/** What `npm run method -w tools/commands -- --constants` makes from the occupations and the judged rows. */
export interface MatchingConstants {
  /** Of the occupations that they were made from. */
  stamp: string;
  rows: readonly ConstantRow[];
  filled: FilledDemand;
}

/** The committed constants. */
export const MATCHING_CONSTANTS: MatchingConstants = {
  stamp: CONSTANTS_STAMP,
  rows: CONSTANT_ROWS,
  filled: FILLED_DEMAND,
};

/**
 * Creates the matching tables. Throws a {@link MatchingTablesError} of one sentence where a table does not
 * belong to the occupations, so that no report is matched by another table's constants.
 */
export function loadMatchingTables(
  judged: JudgedRows = JUDGED_ROWS,
  occupations: readonly Occupation[] = OCCUPATIONS,
  constants: MatchingConstants = MATCHING_CONSTANTS,
): MatchingTables {
  const found = stampOf(occupations);
  if (constants.stamp !== found) {
    throw new MatchingTablesError(
      `The matching constants were made from another occupations table (stamp ${constants.stamp}, this table has ${found}): put back the table they belong to, or run "npm run method -w tools/commands -- --constants" for this one.`,
    );
  }
  const placeOf = new Map(occupations.map(({ code }, place) => [code, place]));
  const inOrder = <Row extends { code: string }>(rows: readonly Row[], name: string): Row[] =>
    rowsInOrder(occupations, rows, name);
  const circumstances = inOrder(judged.circumstances, 'circumstances');
  const constantRows: ConstantRow[] = inOrder(constants.rows, 'constants');
  const tiles = tileValues(inOrder(judged.tiles, 'tiles'));
  const demands = filledDemands(occupations, constants.filled);
  const entries = circumstances.map((row) => entriesOf(row, placeOf));
  return {
    occupations,
    placeOf,
    demands,
    tiles,
    circumstances,
    subjects: inOrder(SUBJECT_ROWS, 'subjects'),
    fields: occupations.map((_, place) => new Set(fieldsOf(place, occupations, entries))),
    personality: personalityModel(demands),
    entries,
    prior: Float64Array.from(constantRows, ({ prior }) => prior),
    chance: Float64Array.from(constantRows, ({ chance }) => chance),
    likeness: likenessMatrix(occupations, tiles, RELATED_ROWS),
  };
}

/** Returns how often an occupation is in the top ten of people without direction, 0 to 1. */
export function chanceOf({ placeOf, chance }: MatchingTables, code: string): number {
  const place = placeOf.get(code);
  return place === undefined ? 0 : (chance[place] ?? 0);
}

/** Returns the element at an index. Throws for an invalid index. */
export function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`There is no occupation at place ${place}.`);
  return found;
}

/** The fields of an occupation and of those that lead to it, which have no cycle. */
function fieldsOf(
  place: number,
  occupations: readonly Occupation[],
  entries: MatchingTables['entries'],
): WorkField[] {
  return [
    workFieldOf(at(occupations, place).code).id,
    ...at(entries, place).flatMap((entry) => fieldsOf(entry, occupations, entries)),
  ];
}

/** One row for each occupation, in the order of the occupations. */
function rowsInOrder<Row extends { code: string }>(
  occupations: readonly Occupation[],
  rows: readonly Row[],
  name: string,
): Row[] {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  if (byCode.size !== occupations.length || rows.length !== occupations.length) {
    throw new MatchingTablesError(
      `The matching table "${name}" has ${rows.length} rows for ${byCode.size} occupations of ${occupations.length}: give each occupation one row.`,
    );
  }
  return occupations.map(({ code, title }) => {
    const row = byCode.get(code);
    if (row) return row;
    throw new MatchingTablesError(
      `The matching table "${name}" has no row for ${title} (${code}): add one.`,
    );
  });
}

function tileValues(rows: readonly TileRow[]): Uint8Array {
  return Uint8Array.from(rows.flatMap((row) => TILES.map(({ id }) => row.tiles[id] ?? 0)));
}

function filledDemands(occupations: readonly Occupation[], filled: FilledDemand): Float64Array {
  return Float64Array.from(
    occupations.flatMap(({ code, demand }) =>
      CATEGORIES.map((category) => demand[category] ?? filled[code]?.[category] ?? 50),
    ),
  );
}

function entriesOf(
  { from, title }: CircumstanceRow,
  placeOf: ReadonlyMap<string, number>,
): number[] {
  return Object.entries(from ?? {}).map(([code, name]) => {
    const place = placeOf.get(code);
    if (place !== undefined) return place;
    throw new MatchingTablesError(
      `The matching table "circumstances" lets one grow into ${title} from ${name} (${code}), which is no occupation: correct the code.`,
    );
  });
}
