import { loadMatchingTables } from '@bearings/career-matching';
import { brokenPromises } from './kept-promises.js';
import {
  falseCertainty,
  fitWords,
  hubness,
  recovery,
  retakes,
  steadiness,
} from './matching-figures.js';

const tables = loadMatchingTables();

describe('version 2 of the matching method', () => {
  it.each([
    ['easy', false, 0.84],
    ['hard', false, 0.5],
    ['easy', true, 0.9],
    ['hard', true, 0.75],
  ] as const)('finds the own job: %s, step %s, %d within one point', (likeness, step, share) => {
    const found = recovery(tables, { likeness, step }, 2026);
    expect(Math.abs(found - share)).toBeLessThanOrEqual(0.01);
  });

  it.each([
    ['nothing', 0.1],
    ['tiles', 0.07],
    ['circumstances', 0.12],
  ] as const)(
    'shows people who state %s no occupation more often than %d, and each at least once',
    (stated, most) => {
      const { share, never } = hubness(tables, stated, 2026);
      expect(share).toBeLessThanOrEqual(most);
      expect(never).toEqual([]);
    },
  );

  it('gives words that a retake supports, and without the step brings three or four of ten back', () => {
    const without = retakes(tables, { likeness: 'hard', step: false }, 2026);
    const withStep = retakes(tables, { likeness: 'hard', step: true }, 2026);
    expect(without.back).toBeGreaterThan(2.5);
    expect(without.back).toBeLessThan(4);
    expect(withStep.back).toBeGreaterThan(5);
    for (const { backByFit } of [without, withStep]) {
      expect(backByFit.Strong).toBeGreaterThan(0.75);
      expect(backByFit.Good).toBeGreaterThan(0.5);
      expect(backByFit.Good).toBeLessThan(0.75);
      expect(backByFit.Possible).toBeLessThan(0.5);
    }
  });

  it('rarely calls a difference certain when there is none', () => {
    const { clear, clearlyHigher, ranked } = falseCertainty(tables, 2026, 10_000, 50);
    expect(clear).toBeLessThanOrEqual(0.05);
    expect(clear).toBeGreaterThan(0.02);
    expect(clearlyHigher).toBeLessThanOrEqual(0.04);
    expect(ranked).toBeLessThanOrEqual(0.05);
  });

  it('says Strong rarely without the step, and with it most often for the own job', () => {
    const without = fitWords(tables, { likeness: 'hard', step: false }, 2026);
    const { own } = fitWords(tables, { likeness: 'hard', step: true }, 2026);
    expect(without.shown.Strong).toBeLessThan(0.02);
    expect(own.Strong).toBeGreaterThan(2 * own.Good);
    expect(own.Good).toBeGreaterThan(own.Possible);
  });

  it('keeps most of the ten when three answers move by one', () => {
    expect(steadiness(tables, { likeness: 'hard', step: false }, 2026).kept).toBeGreaterThan(7.5);
    expect(steadiness(tables, { likeness: 'hard', step: true }, 2026).kept).toBeGreaterThan(8.5);
  });

  it('shows 500 people no deal-breaker, and school leavers no senior post for now', () => {
    expect(brokenPromises(tables, 2026)).toEqual({ people: 500, violations: 0, seniorNow: 0 });
  });
});
