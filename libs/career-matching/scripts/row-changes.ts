// Computes how edited rows of tiles (kinds of work) or circumstances change the careers of simulated people.
import type { CircumstanceRow, TileRow } from '@bearings/career-data';
import {
  answersLike,
  interestsLike,
  type JudgedRows,
  loadMatchingTables,
  type MatchingTables,
  type MatchInput,
  randomCircumstances,
  scorePerson,
  seededRandom,
  selectableOf,
  selectRecommended,
} from '@bearings/career-matching';

const SEED = 2026;
/**
 * Number of simulated people for each occupation: half have no circumstances, and half have a stage and deal-breakers.
 */
const PEOPLE_PER_OCCUPATION = 4;

export interface ReferencePerson {
  /** Title of the occupation that the simulated person resembles. */
  after: string;
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
  people: number;
  lists: ListChange[];
  /** Number of people who get each edited occupation, before and after the edit. */
  shown: { title: string; before: number; after: number }[];
}

/** Creates the simulated people from the rows before the edit. */
export function referencePeople(tables: MatchingTables): ReferencePerson[] {
  const random = seededRandom(SEED);
  return tables.occupations.flatMap(({ title }, index) =>
    Array.from({ length: PEOPLE_PER_OCCUPATION }, (_, number) => {
      const keyed = answersLike(tables, index, 'hard', random);
      const interests = interestsLike(tables, index, 'hard', random);
      const circumstances =
        number % 2 === 0 ? { interests } : randomCircumstances(interests, random);
      return { after: title, input: { keyed, circumstances } };
    }),
  );
}

/** Returns how recommendations change if the rows of `after` replace those of `before`. */
export function rowChanges(before: JudgedRows, after: JudgedRows): RowChanges {
  const old = loadMatchingTables(before);
  const edited = loadMatchingTables(after);
  const rows = [
    ...changedRows(before.tiles, after.tiles),
    ...changedRows(before.circumstances, after.circumstances),
  ];
  const people = referencePeople(old);
  const lists: ListChange[] = [];
  const times = new Map(rows.map(({ title }) => [title, { before: 0, after: 0 }]));
  for (const person of people) {
    const was = titlesOf(old, person.input);
    const is = titlesOf(edited, person.input);
    for (const [title, counts] of times) {
      counts.before += Number(was.includes(title));
      counts.after += Number(is.includes(title));
    }
    const gained = is.filter((title) => !was.includes(title));
    const lost = was.filter((title) => !is.includes(title));
    if (gained.length > 0) lists.push({ person, gained, lost });
  }
  return {
    rows: rows.map(({ line }) => line),
    people: people.length,
    lists,
    shown: [...times].map(([title, counts]) => ({ title, ...counts })),
  };
}

function titlesOf(tables: MatchingTables, input: MatchInput): string[] {
  const ten = selectRecommended(tables, selectableOf(scorePerson(tables, input)));
  return ten.map((index) => tables.occupations[index]?.title ?? '');
}

function changedRows<Row extends TileRow | CircumstanceRow>(
  before: readonly Row[],
  after: readonly Row[],
): { title: string; line: string }[] {
  const old = new Map(before.map((row) => [row.code, row]));
  return after.flatMap((row) => {
    const was = old.get(row.code);
    if (!was || JSON.stringify(was) === JSON.stringify(row)) return [];
    return { title: row.title, line: `${row.title}: ${columnsThatDiffer(was, row).join('; ')}` };
  });
}

function columnsThatDiffer(was: object, is: object): string[] {
  const columns = new Set([...Object.keys(was), ...Object.keys(is)]);
  const value = (row: object, column: string) => JSON.stringify(Reflect.get(row, column)) ?? 'none';
  return [...columns]
    .filter((column) => value(was, column) !== value(is, column))
    .map((column) => `${column} ${value(was, column)} → ${value(is, column)}`);
}
