import { loadMatchingTables } from '@bearings/career-matching';
import { brokenPromises } from './kept-promises.js';
import { falseCertainty, fitWords, hubness, recovery, steadiness } from './matching-figures.js';

const tables = loadMatchingTables();

describe('version 2 of the matching method', () => {
  it.each([
    ['easy', false, 0.84],
    ['hard', false, 0.5],
    ['easy', true, 0.92],
    ['hard', true, 0.75],
  ] as const)('finds the own job: %s, step %s, %d within two points', (likeness, step, share) => {
    const found = recovery(tables, { likeness, step }, 2026);
    expect(Math.abs(found - share)).toBeLessThanOrEqual(0.02);
  });

  it.each([false, true])(
    'shows no occupation to more than 9%, and each to at least one person (step %s)',
    (step) => {
      const { share, never } = hubness(tables, step, 2026);
      expect(share).toBeLessThanOrEqual(0.09);
      expect(never).toEqual([]);
    },
  );

  it('rarely calls a difference certain when there is none', () => {
    const { clear, clearlyHigher, ranked } = falseCertainty(tables, 2026, 10_000, 50);
    expect(clear).toBeLessThanOrEqual(0.05);
    expect(clear).toBeGreaterThan(0.02);
    expect(clearlyHigher).toBeLessThanOrEqual(0.04);
    expect(ranked).toBeLessThanOrEqual(0.05);
  });

  it('says Strong rarely without the step, and most often for the own job', () => {
    const without = fitWords(tables, { likeness: 'hard', step: false }, 2026);
    const withStep = fitWords(tables, { likeness: 'hard', step: true }, 2026);
    expect(without.shown.Strong).toBeLessThan(0.08);
    for (const { own } of [without, withStep]) {
      expect(own.Strong).toBeGreaterThan(2 * own.Good);
      expect(own.Good).toBeGreaterThan(own['Worth a look']);
    }
  });

  it('keeps most of the ten when three answers move by one', () => {
    expect(steadiness(tables, { likeness: 'hard', step: false }, 2026).kept).toBeGreaterThan(7.5);
    expect(steadiness(tables, { likeness: 'hard', step: true }, 2026).kept).toBeGreaterThan(8.5);
  });

  it('shows 500 people no deal-breaker, and school leavers no senior post for now', () => {
    expect(brokenPromises(tables, 2026)).toEqual({ people: 500, violations: 0, seniorNow: 0 });
  });
});
