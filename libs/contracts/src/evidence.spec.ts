import { selectClaim } from './evidence.js';

const date = '2026-11-26';
const guidedFigure = (n: number) => ({ n, date });

it.each([
  [undefined, null],
  [null, null],
  [guidedFigure(99), null],
  [guidedFigure(100), guidedFigure(100)],
] as const)(
  'selectClaim returns for the figure %j the claim %j, as a claim needs at least 100 answers',
  (figure, claim) => {
    expect(selectClaim(figure)).toEqual(claim);
  },
);
