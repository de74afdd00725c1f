import { CIRCUMSTANCE_ROWS, OCCUPATIONS, TILE_ROWS } from '@bearings/career-data';
import { findRowChanges } from './row-changes.js';

const PLUMBER_ROW = TILE_ROWS.find(({ title }) => title === 'Plumber');
const rows = { tiles: TILE_ROWS, circumstances: CIRCUMSTANCE_ROWS };

it('findRowChanges returns no changes if no row was edited', () => {
  expect(findRowChanges(rows, rows)).toEqual({
    rows: [],
    ratings: [],
    people: 4 * OCCUPATIONS.length,
    lists: [],
    shown: [],
  });
});

it('findRowChanges returns the edited columns of a row, and the career lists that changed with them', () => {
  const editedRows = {
    ...rows,
    tiles: TILE_ROWS.map((row) =>
      row.title === 'Plumber' ? { ...row, tiles: { care: 3 as const }, by: 'an adviser' } : row,
    ),
  };
  const { rows: lines, ratings, lists, shown } = findRowChanges(rows, editedRows);
  expect(ratings.slice(0, 2)).toEqual(['Plumber, care: 0 → 3', 'Plumber, build: 3 → 0']);
  expect(ratings.at(-1)).toMatch(/: 1 → 0$/);
  expect(lines).toEqual([
    `Plumber: tiles ${JSON.stringify(PLUMBER_ROW?.tiles)} → {"care":3}; by "${PLUMBER_ROW?.by}" → "an adviser"`,
  ]);
  expect(lists.some(({ lost }) => lost.includes('Plumber'))).toBe(true);
  expect(shown[0]?.title).toBe('Plumber');
});

it('findRowChanges returns an edited training time, and that the occupation is recommended to fewer people', () => {
  const editedRows = {
    ...rows,
    circumstances: CIRCUMSTANCE_ROWS.map((row) =>
      row.title === 'Plumber' ? { ...row, months: 120, paid: false } : row,
    ),
  };
  const { rows: lines, shown } = findRowChanges(rows, editedRows);
  expect(lines[0]).toMatch(/^Plumber: months \d+ → 120; paid true → false$/);
  expect(shown[0]?.after).toBeLessThan(shown[0]?.before ?? 0);
});
