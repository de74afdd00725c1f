import {
  arePartsPrintable,
  getAgeMonths,
  isTitlePrintable,
  listPrintableWays,
  toMonthNumber,
} from './printing-rules.js';
import type { WaysRow } from './schema.js';

const row: WaysRow = {
  code: '47-2111.00',
  title: 'Electrician',
  source: 'office',
  join: 'exact',
  confidence: 'B',
  ways: [
    { kind: 'apprenticeship', name: 'Elektroniker/in', needs: 'none', months: [42, 42], paid: true, from: 'knowledge' },
    { kind: 'degree', name: 'Bachelor', needs: 'upper-secondary', paid: false, from: 'source' },
    { kind: 'degree', name: 'Master', needs: 'upper-secondary', from: 'source' },
    { kind: 'licence', name: 'Meister', needs: 'experience', from: 'source' },
  ],
};

it('a likely way is printed whole and marked if no page was read', () => {
  const ways = listPrintableWays(row);
  expect(ways.map(({ name }) => name)).toEqual(['Elektroniker/in', 'Bachelor', 'Master']);
  expect(ways.map(({ isKnowledge }) => isKnowledge)).toEqual([true, false, false]);
  expect(ways[2]).toMatchObject({ months: null, paid: null });
});

it('of an unsure row only the kinds of its ways are printed, each once', () => {
  const ways = listPrintableWays({ ...row, confidence: 'C' });
  expect(ways.map(({ kind }) => kind)).toEqual(['apprenticeship', 'degree']);
  for (const way of ways) expect(way).toMatchObject({ name: null, needs: null, months: null, paid: null });
  expect(arePartsPrintable({ confidence: 'C' })).toBe(false);
});

it('the title of a wider group is not printed', () => {
  expect(isTitlePrintable({ join: 'broad' })).toBe(false);
  expect(isTitlePrintable({ join: 'close' })).toBe(true);
});

it('a year counts from its December, and ages from the newest source', () => {
  expect(toMonthNumber('2025')).toBe(toMonthNumber('2025-12'));
  expect(toMonthNumber('2026-01') - toMonthNumber('2025')).toBe(1);
  expect(getAgeMonths({ asOf: '2021' }) - getAgeMonths({ asOf: '2022' })).toBe(12);
  expect(getAgeMonths({ asOf: '2026-11' })).toBe(0);
});
