import { claimFrom } from './evidence.js';

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
