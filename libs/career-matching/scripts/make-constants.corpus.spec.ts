import { CIRCUMSTANCE_ROWS, OCCUPATIONS, TILE_ROWS } from '@bearings/career-data';
import { loadMatchingTables, MATCHING_CONSTANTS } from '@bearings/career-matching';
import { makeConstants } from './make-constants.js';

const judgedRows = { tiles: TILE_ROWS, circumstances: CIRCUMSTANCE_ROWS };

it('the committed constants equal those computed from the committed tables', () => {
  const newConstants = makeConstants(OCCUPATIONS, judgedRows);
  expect(newConstants).toEqual(MATCHING_CONSTANTS);
  expect(() => loadMatchingTables(judgedRows, OCCUPATIONS, newConstants)).not.toThrow();
});
