import { claimFrom } from './evidence.js';

const date = '2026-11-26';
const guided = (n: number) => ({ n, date });

it.each([
  [undefined, null],
  [null, null],
  [guided(99), null],
  [guided(100), guided(100)],
] as const)('claimFrom returns for %j the claim %j (at least 100 answers)', (figure, claim) => {
  expect(claimFrom(figure)).toEqual(claim);
});
