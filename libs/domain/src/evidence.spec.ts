import { selectStatableFigure } from './evidence.js';

const date = '2026-11-26';
const exampleFigure = (n: number) => ({ n, date });

it.each([
  [undefined, null],
  [null, null],
  [exampleFigure(99), null],
  [exampleFigure(100), exampleFigure(100)],
] as const)(
  'selectStatableFigure returns for the figure %j the claim %j, as a claim needs at least 100 answers',
  (figure, claim) => {
    expect(selectStatableFigure(figure)).toEqual(claim);
  },
);
