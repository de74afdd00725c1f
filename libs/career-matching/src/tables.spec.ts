import { CIRCUMSTANCE_ROWS, OCCUPATIONS, TILE_ROWS } from '@bearings/career-data';
import { loadMatchingTables, MatchingTablesError } from './tables.js';

const judgedRows = { tiles: TILE_ROWS, circumstances: CIRCUMSTANCE_ROWS };

/** Returns all occupations, with a change to the first one. */
function withFirstOccupationChanged(change: Partial<(typeof OCCUPATIONS)[number]>) {
  return OCCUPATIONS.map((each, index) => (index === 0 ? { ...each, ...change } : each));
}

const [first] = OCCUPATIONS;
if (!first) throw new Error('The table is empty.');

it.each([
  ['another demand', { demand: { ...first.demand, risk: 1 } }],
  ['another employment', { uk: { ...first.uk, employment: 1 } }],
  ['another code', { code: '00-0000.00' }],
])('loadMatchingTables rejects constants that were computed from a table with %s', (_, change) => {
  const loadChanged = () => loadMatchingTables(judgedRows, withFirstOccupationChanged(change));
  expect(loadChanged).toThrow(MatchingTablesError);
  expect(loadChanged).toThrow(/^The matching constants were made from another occupations table[^.\n]+\.$/);
});

it('loadMatchingTables accepts a table in which only a title changed since the constants were computed', () => {
  expect(() => loadMatchingTables(judgedRows, withFirstOccupationChanged({ title: 'Head of a firm' }))).not.toThrow();
});

it.each([
  [
    'a row is missing',
    { ...judgedRows, tiles: TILE_ROWS.slice(1) },
    new RegExp(`"tiles" has ${TILE_ROWS.length - 1} rows`),
  ],
  [
    'a row is there twice',
    {
      ...judgedRows,
      circumstances: [...CIRCUMSTANCE_ROWS.slice(0, -1), ...CIRCUMSTANCE_ROWS.slice(0, 1)],
    },
    new RegExp(`"circumstances" has ${TILE_ROWS.length} rows for ${TILE_ROWS.length - 1} occupations`),
  ],
  [
    'a row is of another occupation',
    { ...judgedRows, tiles: TILE_ROWS.map((row, at) => (at === 3 ? { ...row, code: 'x' } : row)) },
    /"tiles" has no row for Sales manager/,
  ],
  [
    'an entry job is unknown',
    {
      ...judgedRows,
      circumstances: CIRCUMSTANCE_ROWS.map((row, at) =>
        at === 0 ? { ...row, from: { '99-9999.00': 'Wizard' } } : row,
      ),
    },
    /grow into Chief executive from Wizard \(99-9999.00\)/,
  ],
])('loadMatchingTables throws an error if %s', (_, rows, message) => {
  const loadRows = () => loadMatchingTables(rows);
  expect(loadRows).toThrow(MatchingTablesError);
  expect(loadRows).toThrow(message);
});
