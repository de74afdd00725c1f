// Builds the data for matching from the tables of @bearings/career-data when the process starts.
import { CATEGORIES, TILES, type WorkField, findWorkField } from '@bearings/domain';
import {
  CIRCUMSTANCE_ROWS,
  type CircumstanceRow,
  CONSTANT_ROWS,
  type ConstantRow,
  CONSTANTS_OCCUPATIONS_HASH,
  ESTIMATED_DEMANDS,
  type EstimatedDemands,
  type Occupation,
  OCCUPATIONS,
  RELATED_ROWS,
  SUBJECT_ROWS,
  type SubjectRow,
  TILE_ROWS,
  type TileRow,
} from '@bearings/career-data';
import { type ActivityShares, listActivityShares } from './experience/activities.js';
import { type MovesFrom, readMoves } from './experience/moves.js';
import { computeSimilarityMatrix } from './likeness.js';
import { type PersonalityModel, createPersonalityModel } from './personality.js';
import { hashOccupations } from './stamp.js';

/** Thrown if tables contradict each other. The message is a sentence for the person who edits or deploys them. */
export class MatchingTablesError extends Error {}

/**
 * The data for matching. Occupations are referred to by their index in `occupations`, and every
 * list has the same order.
 */
export interface MatchingTables {
  occupations: readonly Occupation[];
  indexByCode: ReadonlyMap<string, number>;
  personality: PersonalityModel;
  /** Twelve demands from 0 to 100 for each occupation. Missing ones are filled in. */
  demands: Float64Array;
  /** For each occupation, how much of its work each tile (kind of work) is, from 0 to 3. */
  tiles: Uint8Array;
  circumstances: readonly CircumstanceRow[];
  subjects: readonly SubjectRow[];
  /** Fields of work of each occupation and of the entry jobs that lead to it. */
  fields: readonly ReadonlySet<WorkField>[];
  /** For each senior post, indexes of the entry jobs that lead to it; empty for other occupations. */
  entries: readonly (readonly number[])[];
  /**
   * `prior` is the part of each occupation's score, in natural-log units (nats), that is the same for everyone.
   * `chance` is the share, from 0 to 1, of people who have the occupation among their best ten although their twelve
   * scores differ only by chance.
   */
  prior: Float64Array;
  chance: Float64Array;
  /** Similarity of each occupation to each other one, from 0 to 1, row by row. */
  likeness: Float64Array;
  /** Moves from each occupation and common job, by its code. */
  moves: ReadonlyMap<string, MovesFrom>;
  /** For each occupation, its work activities. */
  activities: readonly ActivityShares[];
}

/** The tables that a careers adviser edits by judgement. */
export interface JudgedRows {
  tiles: readonly TileRow[];
  circumstances: readonly CircumstanceRow[];
}

const JUDGED_ROWS: JudgedRows = { tiles: TILE_ROWS, circumstances: CIRCUMSTANCE_ROWS };

/** Constants that `npm run method -- --constants` computes from the occupations and the tables that advisers edit. */
export interface MatchingConstants {
  /** Digest of the occupations from which the constants were computed. */
  stamp: string;
  rows: readonly ConstantRow[];
  filled: EstimatedDemands;
}

/** The constants that are committed with the tables. */
export const MATCHING_CONSTANTS: MatchingConstants = {
  stamp: CONSTANTS_OCCUPATIONS_HASH,
  rows: CONSTANT_ROWS,
  filled: ESTIMATED_DEMANDS,
};

/** Creates the matching tables. Throws a {@link MatchingTablesError} if a table does not match the occupations. */
export function loadMatchingTables(
  judged: JudgedRows = JUDGED_ROWS,
  occupations: readonly Occupation[] = OCCUPATIONS,
  constants: MatchingConstants = MATCHING_CONSTANTS,
): MatchingTables {
  const found = hashOccupations(occupations);
  if (constants.stamp !== found) {
    throw new MatchingTablesError(
      `The matching constants were made from another occupations table (stamp ${constants.stamp}, this table has ${found}): put back the table they belong to, or run "npm run method -- --constants" for this one.`,
    );
  }
  const indexByCode = new Map(occupations.map(({ code }, index) => [code, index]));
  const sortByCode = <Row extends { code: string }>(rows: readonly Row[], name: string): Row[] =>
    sortRowsByOccupation(occupations, rows, name);
  const circumstances = sortByCode(judged.circumstances, 'circumstances');
  const constantRows: ConstantRow[] = sortByCode(constants.rows, 'constants');
  const tiles = toTileWeights(sortByCode(judged.tiles, 'tiles'));
  const demands = fillDemands(occupations, constants.filled);
  const entries = circumstances.map((row) => findEntryJobs(row, indexByCode));
  return {
    occupations,
    indexByCode,
    demands,
    tiles,
    circumstances,
    subjects: sortByCode(SUBJECT_ROWS, 'subjects'),
    fields: occupations.map((_, index) => new Set(readFields(index, occupations, entries))),
    personality: createPersonalityModel(demands),
    entries,
    prior: Float64Array.from(constantRows, ({ prior }) => prior),
    chance: Float64Array.from(constantRows, ({ chance }) => chance),
    likeness: computeSimilarityMatrix(occupations, tiles, RELATED_ROWS),
    moves: readMoves(indexByCode),
    activities: listActivityShares(occupations),
  };
}

/**
 * Returns how often an occupation is among the best ten of people whose twelve scores differ only by chance: a share
 * from 0 to 1.
 */
export function getBestTenChance({ indexByCode, chance }: MatchingTables, code: string): number {
  const index = indexByCode.get(code);
  return index === undefined ? 0 : (chance[index] ?? 0);
}

/** Returns the element at an index. Throws for an invalid index. */
export function getAt<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no occupation at index ${index}.`);
  return found;
}

/**
 * Returns the fields of work of an occupation and of the entry jobs that lead to it. Entry jobs
 * never lead back to the occupation.
 */
function readFields(
  index: number,
  occupations: readonly Occupation[],
  entries: MatchingTables['entries'],
): WorkField[] {
  return [
    findWorkField(getAt(occupations, index).code).id,
    ...getAt(entries, index).flatMap((entry) => readFields(entry, occupations, entries)),
  ];
}

/** Returns a table's rows in the order of the occupations. Throws if an occupation does not have exactly one row. */
function sortRowsByOccupation<Row extends { code: string }>(
  occupations: readonly Occupation[],
  rows: readonly Row[],
  name: string,
): Row[] {
  const rowByCode = new Map(rows.map((row) => [row.code, row]));
  if (rowByCode.size !== occupations.length || rows.length !== occupations.length) {
    throw new MatchingTablesError(
      `The matching table "${name}" has ${rows.length} rows for ${rowByCode.size} occupations of ${occupations.length}: give each occupation one row.`,
    );
  }
  return occupations.map(({ code, title }) => {
    const row = rowByCode.get(code);
    if (row) return row;
    throw new MatchingTablesError(`The matching table "${name}" has no row for ${title} (${code}): add one.`);
  });
}

function toTileWeights(rows: readonly TileRow[]): Uint8Array {
  return Uint8Array.from(rows.flatMap((row) => TILES.map(({ id }) => row.tiles[id] ?? 0)));
}

function fillDemands(occupations: readonly Occupation[], filled: EstimatedDemands): Float64Array {
  return Float64Array.from(
    occupations.flatMap(({ code, demand }) =>
      CATEGORIES.map((category) => demand[category] ?? filled[code]?.[category] ?? 50),
    ),
  );
}

function findEntryJobs({ from, title }: CircumstanceRow, indexByCode: ReadonlyMap<string, number>): number[] {
  return Object.entries(from ?? {}).map(([code, name]) => {
    const index = indexByCode.get(code);
    if (index !== undefined) return index;
    throw new MatchingTablesError(
      `The matching table "circumstances" lets one grow into ${title} from ${name} (${code}), which is no occupation: correct the code.`,
    );
  });
}
