import givenCases from '../../../data/model-cases.json' with { type: 'json' };
import { findFault } from './check-rewrite.js';
import { FALSE_KINDS, isGoodEnough, listModelCases, type ModelCase, rateModel } from './evaluation.js';
import type { Verdict } from './edits.js';

const CASES = listModelCases();
const FALSE_CASES = CASES.filter(({ falseKind }) => falseKind !== null);
const TRUE_CASES = CASES.filter(({ falseKind }) => falseKind === null);

describe('the cases by which a model is measured', () => {
  it('are at least 400 different ones, half of them false in ten ways', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(400);
    expect(FALSE_CASES).toHaveLength(CASES.length / 2);
    for (const kind of FALSE_KINDS) {
      expect(FALSE_CASES.filter(({ falseKind }) => falseKind === kind)).toHaveLength(FALSE_CASES.length / 10);
    }
    // Sixty were written by someone who had read neither the checks nor the other cases.
    const second = givenCases.filter((each) => 'author' in each && each.author === 2);
    expect(second.flatMap(({ follows, false: untrue }) => [...follows, ...Object.values(untrue)])).toHaveLength(60);
    expect(new Set(CASES.map(({ sentence }) => sentence)).size).toBe(CASES.length);
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
    for (let start = 0; start + 20 <= CASES.length; start += 20) {
      const falseCount = CASES.slice(start, start + 20).filter(({ falseKind }) => falseKind !== null).length;
      expect([start, Math.abs(falseCount - 10) <= 6]).toEqual([start, true]);
    }
  });

  it('have numbers in words among the true ones', () => {
    const numbered = TRUE_CASES.filter(({ sentence }) =>
      /\b(?:one|two|three|ten|\w+ty(?:-\w+)?|hundred)\b/.test(sentence),
    );
    expect(numbered.length).toBeGreaterThan(TRUE_CASES.length / 5);
  });

  it('show that our own checks leave most true ones, and so many false ones that a judge is needed', () => {
    const countLeft = (cases: readonly ModelCase[]) =>
      cases.filter(
        ({ sentence, facts: [text = '', ...facts] }) => findFault(sentence, { text, slots: [] }, facts) === null,
      ).length;
    expect(countLeft(TRUE_CASES) / TRUE_CASES.length).toBeGreaterThan(0.85);
    expect(countLeft(FALSE_CASES) / FALSE_CASES.length).toBeLessThan(0.25);
    expect(countLeft(FALSE_CASES) / FALSE_CASES.length).toBeGreaterThan(0.1);
  });
});

describe('the rates of a judge', () => {
  const rate = (judge: (isTrue: boolean, index: number) => Verdict) =>
    rateModel(CASES, new Map(CASES.map(({ id, falseKind }, index) => [id, judge(falseKind === null, index)])));

  it('are full for one that is always right: every false rewrite is refused, and every true one kept', () => {
    const rates = rate((isTrue) => (isTrue ? 'follows' : 'not in the facts'));
    expect(rates.refused).toMatchObject({ right: FALSE_CASES.length, of: FALSE_CASES.length, high: 1 });
    expect(rates.kept).toMatchObject({ right: TRUE_CASES.length, of: TRUE_CASES.length, high: 1 });
    expect(rates.refused.low).toBeCloseTo(0.982, 2);
    expect(isGoodEnough(rates)).toBe(true);
  });

  it('are too low for one that agrees with everything, refuses everything, or answers nothing', () => {
    expect(isGoodEnough(rate(() => 'follows'))).toBe(false);
    expect(isGoodEnough(rate(() => 'contradicts'))).toBe(false);
    expect(isGoodEnough(rateModel(CASES, new Map()))).toBe(false);
  });

  it('must be above their bounds with their intervals, not only at them', () => {
    const falseIds = FALSE_CASES.map(({ id }) => id);
    const missing = (count: number) => {
      const missed = new Set(falseIds.slice(0, count));
      const verdicts = CASES.map(({ id, falseKind }): [string, Verdict] => [
        id,
        falseKind === null || missed.has(id) ? 'follows' : 'contradicts',
      ]);
      return rateModel(CASES, new Map(verdicts));
    };
    expect(missing(20).refused.right / FALSE_CASES.length).toBeGreaterThan(0.9);
    expect(isGoodEnough(missing(20))).toBe(false);
    expect(isGoodEnough(missing(10))).toBe(true);
  });
});
