import { CIRCUMSTANCE_ROWS, OCCUPATIONS, TILE_ROWS } from '@bearings/career-data';
import { loadMatchingTables, MATCHING_CONSTANTS } from '@bearings/career-matching';
import { makeConstants } from './make-constants.js';

const judged = { tiles: TILE_ROWS, circumstances: CIRCUMSTANCE_ROWS };

it('makes the committed constants from the committed tables', () => {
  const made = makeConstants(OCCUPATIONS, judged, MATCHING_CONSTANTS);
  expect(made).toEqual(MATCHING_CONSTANTS);
});

it('simulates an occupation that is new, near what the reference found, and scales the others', () => {
  const popular = MATCHING_CONSTANTS.rows.find(({ code }) => code === '29-1124.00');
  const rows = MATCHING_CONSTANTS.rows.filter((row) => row !== popular);
  const made = makeConstants(OCCUPATIONS, judged, { ...MATCHING_CONSTANTS, rows });
  const fresh = made.rows.find(({ code }) => code === popular?.code);
  expect(fresh?.chance).toBeGreaterThan(0);
  expect(Math.abs((fresh?.chance ?? 0) - (popular?.chance ?? 0))).toBeLessThan(0.03);
  expect(made.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(10, 1);
  expect(() => loadMatchingTables(judged, OCCUPATIONS, made)).not.toThrow();
});
