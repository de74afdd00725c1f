// Writes, by tile (kind of work), how many cores of occupations later readings kept, those that they did not, and how
// many ratings of a sample a fourth reading repeated. Usage: `npm run method -- --readings`.
import { LOWERED_RATINGS, REPEATED_RATINGS, TILE_ROWS } from '@bearings/career-data';
import { countKeptCores, listRepeatedRatings, measureAgreement } from './readings.js';

const tiles = countKeptCores(TILE_ROWS, LOWERED_RATINGS);
const repeated = listRepeatedRatings(TILE_ROWS, REPEATED_RATINGS);
const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
const cores = total(tiles.map((each) => each.cores));
const lowered = total(tiles.map((each) => each.lowered.length));
const { pairs, equal, kappa, weightedKappa } = measureAgreement(repeated);
const lines = [
  ...tiles.flatMap((each) => {
    const sample = repeated.filter(({ tile }) => tile === each.tile);
    const same = sample.filter(({ stored, read }) => stored === read);
    return [
      `${each.tile}: ${each.cores - each.lowered.length} of ${each.cores} cores kept, ${same.length} of ${sample.length} ratings repeated`,
      ...each.lowered.map(({ title, reason }) => `  ${title}: ${reason}`),
    ];
  }),
  `all: ${cores - lowered} of ${cores} cores kept, ${equal} of ${pairs} ratings repeated (kappa ${kappa.toFixed(2)}, weighted ${weightedKappa.toFixed(2)})`,
  'repeated with a difference of two or more:',
  ...repeated
    .filter(({ stored, read }) => Math.abs(stored - read) >= 2)
    .map(({ title, tile, stored, read }) => `  ${title}, ${tile}: ${stored}, then ${read}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
