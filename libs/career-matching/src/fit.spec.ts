import { MIN_FIT_STABILITY } from '@bearings/domain';
import { toCareerFit } from './fit.js';

it.each([
  [MIN_FIT_STABILITY.Strong, true, 'Strong'],
  [MIN_FIT_STABILITY.Strong - 0.001, true, 'Good'],
  [MIN_FIT_STABILITY.Good, true, 'Good'],
  [MIN_FIT_STABILITY.Good - 0.001, true, 'Possible'],
  [1, false, 'Possible'],
] as const)(
  'a career with the stability %d, in a list with ranked = %s, gets the fit word %s',
  (stability, ranked, word) => {
    expect(toCareerFit(stability, ranked)).toBe(word);
  },
);
