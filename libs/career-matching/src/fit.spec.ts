import { FIT_FROM } from '@bearings/contracts';
import { fitOf } from './fit.js';

it.each([
  [FIT_FROM.Strong, true, 'Strong'],
  [FIT_FROM.Strong - 0.001, true, 'Good'],
  [FIT_FROM.Good, true, 'Good'],
  [FIT_FROM.Good - 0.001, true, 'Possible'],
  [1, false, 'Possible'],
] as const)(
  'a stability of %d in a list with ranked = %s is called %s',
  (stability, ranked, word) => {
    expect(fitOf(stability, ranked)).toBe(word);
  },
);
