import { CIRCUMSTANCE_ROWS, OCCUPATIONS, TILE_ROWS } from '@bearings/career-data';
import { loadMatchingTables, MATCHING_CONSTANTS } from '@bearings/career-matching';
import { makeConstants } from './make-constants.js';

const judged = { tiles: TILE_ROWS, circumstances: CIRCUMSTANCE_ROWS };

it('the committed constants equal those computed from the committed tables', () => {
  const made = makeConstants(OCCUPATIONS, judged);
  expect(made).toEqual(MATCHING_CONSTANTS);
  expect(() => loadMatchingTables(judged, OCCUPATIONS, made)).not.toThrow();
});
