import { chooseFit, type FitGrounds } from './fit.js';

const BEST: FitGrounds = {
  leadNats: 6,
  rank: 1,
  stability: 0.9,
  ranked: true,
  hasTiles: true,
  hasDirection: true,
  isBackedByScores: true,
  isBackedByLife: false,
  likedTileCount: 1,
};

it.each<[string, Partial<FitGrounds>, string]>([
  ['all speaks for it', {}, 'Strong'],
  ['nothing is ranked', { ranked: false }, 'Possible'],
  // Fit decides, and steadiness limits it.
  ['it leads by little, however steady', { leadNats: 4.9, stability: 1 }, 'Good'],
  ['it leads by less than chance can', { leadNats: 4.2, stability: 1 }, 'Possible'],
  ['many others fit as well', { rank: 13 }, 'Good'],
  ['it came back in fewer than half of the tries', { stability: 0.49 }, 'Good'],
  ['it hardly came back', { stability: 0.24 }, 'Possible'],
  [
    'no kinds of work are marked, and it leads by as much as chance rarely does',
    { hasTiles: false, leadNats: 4 },
    'Strong',
  ],
  // One liked kind of work carries no career.
  ['only one kind of work speaks for it', { isBackedByScores: false }, 'Good'],
  ['two kinds of work speak for it', { isBackedByScores: false, likedTileCount: 2 }, 'Strong'],
  ['neither scores nor life point to it', { hasDirection: false, isBackedByScores: false, likedTileCount: 3 }, 'Good'],
  ['only life points to it', { hasDirection: false, isBackedByScores: false, isBackedByLife: true }, 'Strong'],
])('if %s, a career gets the fit word that fits: %j → %s', (_, change, word) => {
  expect(chooseFit({ ...BEST, ...change })).toBe(word);
});
