import { claimFrom, shownEvidence } from './evidence.js';

const date = '2026-11-26';
const guided = (n: number) => ({ n, date });

it.each([
  [undefined, null],
  [null, null],
  [guided(99), null],
  [guided(100), guided(100)],
] as const)('takes %j as the claim %j: from 100 answers on', (figure, claim) => {
  expect(claimFrom(figure)).toEqual(claim);
});

it('leaves out each part that rests on fewer than ten people', () => {
  const readers = { n: 10, date, suggestedYes: 0.6, decoyYes: 0.2 };
  const rating = { n: 9, date, mean: 4.8 };
  expect(shownEvidence({ readers, rating, guided: null })).toEqual({
    readers,
    rating: null,
    guided: null,
  });
});
