// Computes how edited rows of tiles (kinds of work) or circumstances change the careers of simulated people.
import type { CircumstanceRow, TileRow } from '@bearings/career-data';
import {
  simulateAnswersLike,
  simulateInterestsLike,
  type JudgedRows,
  loadMatchingTables,
  type MatchingTables,
  type MatchInput,
  simulateCircumstances,
  scorePerson,
  seededRandom,
  toSelectionInput,
  selectRecommended,
} from '@bearings/career-matching';
import { TILES } from '@bearings/domain';

const RANDOM_SEED = 2026;
/**
 * Number of simulated people for each occupation. Half state only their interests, the others also random
 * circumstances.
 */
const PEOPLE_PER_OCCUPATION = 4;

export interface ReferencePerson {
  /** Title of the occupation that the simulated person resembles. */
  resembledTitle: string;
  input: MatchInput;
}

export interface ListChange {
  person: ReferencePerson;
  /** Titles of careers that are recommended only after the edit. */
  gained: string[];
  lost: string[];
}

export interface RowChanges {
  /** One line for each edited row: title, column, old and new value. */
  rows: string[];
  /** One line for each edited rating of a tile that both tables rate, those that changed most first. */
  ratings: string[];
  people: number;
  lists: ListChange[];
  /** Number of people to whom each edited occupation is recommended, before and after the edit. */
  shown: { title: string; before: number; after: number }[];
}

/** Creates, from the rows before the edit, the simulated people whose careers are compared. */
export function createReferencePeople(tables: MatchingTables): ReferencePerson[] {
  const random = seededRandom(RANDOM_SEED);
  return tables.occupations.flatMap(({ title }, index) =>
    Array.from({ length: PEOPLE_PER_OCCUPATION }, (_, number) => {
      const keyedAnswers = simulateAnswersLike(tables, index, 'hard', random);
      const interests = simulateInterestsLike(tables, index, 'hard', random);
      const circumstances = number % 2 === 0 ? { interests } : simulateCircumstances(interests, random);
      return { resembledTitle: title, input: { keyed: keyedAnswers, circumstances } };
    }),
  );
}

/** Returns how recommendations change if the rows of `after` replace those of `before`. */
export function findRowChanges(before: JudgedRows, after: JudgedRows): RowChanges {
  const oldTables = loadMatchingTables(before);
  const editedTables = loadMatchingTables(after);
  const rows = [
    ...listChangedRows(before.tiles, after.tiles),
    ...listChangedRows(before.circumstances, after.circumstances),
  ];
  const people = createReferencePeople(oldTables);
  const lists: ListChange[] = [];
  const times = new Map(rows.map(({ title }) => [title, { before: 0, after: 0 }]));
  for (const person of people) {
    const titlesBefore = listTitles(oldTables, person.input);
    const is = listTitles(editedTables, person.input);
    for (const [title, counts] of times) {
      counts.before += Number(titlesBefore.includes(title));
      counts.after += Number(is.includes(title));
    }
    const gainedTitles = is.filter((title) => !titlesBefore.includes(title));
    const lostTitles = titlesBefore.filter((title) => !is.includes(title));
    if (gainedTitles.length > 0) lists.push({ person, gained: gainedTitles, lost: lostTitles });
  }
  return {
    rows: rows.map(({ line }) => line),
    ratings: listChangedRatings(before.tiles, after.tiles),
    people: people.length,
    lists,
    shown: [...times].map(([title, counts]) => ({ title, ...counts })),
  };
}

function listTitles(tables: MatchingTables, input: MatchInput): string[] {
  const recommendedIndexes = selectRecommended(tables, toSelectionInput(scorePerson(tables, input)));
  return recommendedIndexes.map((index) => tables.occupations[index]?.title ?? '');
}

function listChangedRows<Row extends TileRow | CircumstanceRow>(
  before: readonly Row[],
  after: readonly Row[],
): { title: string; line: string }[] {
  const oldRows = new Map(before.map((row) => [row.code, row]));
  return after.flatMap((row) => {
    const oldRow = oldRows.get(row.code);
    if (!oldRow || JSON.stringify(oldRow) === JSON.stringify(row)) return [];
    return { title: row.title, line: `${row.title}: ${listChangedColumns(oldRow, row).join('; ')}` };
  });
}

function listChangedRatings(before: readonly TileRow[], after: readonly TileRow[]): string[] {
  const oldRows = new Map(before.map((row) => [row.code, row]));
  const listRatedTiles = (rows: readonly TileRow[]) => new Set(rows.flatMap(({ tiles }) => Object.keys(tiles)));
  const oldTiles = listRatedTiles(before);
  const newTiles = listRatedTiles(after);
  const sharedTiles = TILES.filter(({ id }) => oldTiles.has(id) && newTiles.has(id));
  const changes = after.flatMap(({ code, title, tiles }) => {
    const oldRow = oldRows.get(code);
    if (!oldRow) return [];
    return sharedTiles.map(({ id }) => ({ title, id, was: oldRow.tiles[id] ?? 0, now: tiles[id] ?? 0 }));
  });
  return changes
    .filter(({ was, now }) => was !== now)
    .toSorted((one, other) => Math.abs(other.now - other.was) - Math.abs(one.now - one.was))
    .map(({ title, id, was, now }) => `${title}, ${id}: ${was} → ${now}`);
}

function listChangedColumns(was: object, is: object): string[] {
  const columns = new Set([...Object.keys(was), ...Object.keys(is)]);
  const value = (row: object, column: string) => JSON.stringify(Reflect.get(row, column)) ?? 'none';
  return [...columns]
    .filter((column) => value(was, column) !== value(is, column))
    .map((column) => `${column} ${value(was, column)} → ${value(is, column)}`);
}
