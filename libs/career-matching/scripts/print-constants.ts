// Writes the matching constants of the committed tables as JSON. Usage: `npm run method -- --constants`.
import { CIRCUMSTANCE_ROWS, OCCUPATIONS, TILE_ROWS } from '@bearings/career-data';
import { makeConstants } from './make-constants.js';

const judgedRows = { tiles: TILE_ROWS, circumstances: CIRCUMSTANCE_ROWS };
process.stdout.write(JSON.stringify(makeConstants(OCCUPATIONS, judgedRows)));
