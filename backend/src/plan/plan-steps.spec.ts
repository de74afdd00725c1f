import { PLAN_LIMITS } from '@bearings/domain';
import { BuiltInWriter } from '@bearings/report-composer';
import { ROBINS_FACTS } from '@bearings/report-composer/testing';
import { isUUID } from 'class-validator';
import { mergeSteps, type PlanStep, suggestPlan } from './plan-steps.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const LONGEST_PAUSE_DAYS = 2;
const source = {
  facts: ROBINS_FACTS,
  prose: await new BuiltInWriter().write(ROBINS_FACTS, () => undefined),
  firstName: 'Robin',
  country: 'UK',
  generatedAt: new Date('2026-01-05T12:00:00Z'),
  assessmentId: '0b8f3b5e-6d0e-4c8a-9d37-0a5f0a3c9f11',
  reportId: '5d2c8b5e-6d0e-4c8a-9d37-0a5f0a3c9f11',
};
const choose = (code: string, choice: 'keep' | 'remove', chosenAt: string) => ({
  code,
  choice,
  added: false,
  note: '',
  chosenAt,
});
const suggested = suggestPlan(source, []).steps;
const pick = (steps: readonly PlanStep[], index: number): PlanStep => {
  const step = steps[index];
  if (!step) throw new Error(`There is no step ${index}.`);
  return step;
};

describe('the steps that a report suggests', () => {
  it('are the same at each read, with a UUID that differs between people', () => {
    expect(suggestPlan(source, []).steps).toEqual(suggested);
    const ids = suggested.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(isUUID(id, 'all')).toBe(true);
    const others = suggestPlan({ ...source, assessmentId: source.reportId }, []).steps.map(({ id }) => id);
    expect(others.filter((id) => ids.includes(id))).toEqual([]);
  });

  it('are dated from the report, and those of a career that was kept later from that choice', () => {
    const findEarliest = (steps: readonly PlanStep[], code: string): number =>
      Math.min(...steps.filter((step) => step.code === code).map(({ dueOn }) => Date.parse(dueOn)));
    const [code = ''] = suggested.flatMap((step) => step.code ?? []);
    expect(findEarliest(suggested, code)).toBeGreaterThan(source.generatedAt.getTime() - DAY_MS);
    const keptSteps = suggestPlan(source, [choose(code, 'keep', '2026-07-01T12:00:00Z')]).steps;
    expect(findEarliest(keptSteps, code)).toBeGreaterThan(Date.parse('2026-07-01') - LONGEST_PAUSE_DAYS * DAY_MS);
  });

  it('of a career that moved up are dated from the choice that removed another', () => {
    const [top, , , next] = source.facts.careers.map(({ code }) => code);
    const { steps } = suggestPlan(source, [choose(top ?? '', 'remove', '2026-07-01T12:00:00Z')]);
    const nextSteps = steps.filter(({ code }) => code === next);
    expect(nextSteps.length).toBeGreaterThan(0);
    for (const { dueOn } of nextSteps) expect(dueOn >= '2026-06-29').toBe(true);
  });
});

describe('the steps of a plan', () => {
  it('follow the text of the report until the reader changes them', () => {
    const [old, touched] = [pick(suggested, 0), pick(suggested, 1)];
    const stored = [
      { ...old, text: 'Old text', dueOn: '2026-01-01' },
      { ...touched, text: 'My text', touched: true },
    ];
    const merged = mergeSteps(stored, suggested);
    expect(merged.find(({ id }) => id === old.id)).toEqual({ ...old, dueOn: '2026-01-01' });
    expect(merged.find(({ id }) => id === touched.id)?.text).toBe('My text');
    expect(merged).toHaveLength(suggested.length);
  });

  it('lose what the report no longer suggests, unless the reader added or changed it', () => {
    const gone = { ...pick(suggested, 0), id: 'gone', source: 'gone' };
    const kept = [
      { ...gone, id: 'changed', source: 'changed', touched: true },
      { ...gone, id: 'own', source: null, touched: true },
    ];
    expect(mergeSteps([gone, ...kept], []).map(({ id }) => id)).toEqual(['changed', 'own']);
  });

  it('are sorted by date, and never more than the limit', () => {
    const own = Array.from({ length: PLAN_LIMITS.steps - 1 }, (_, index) => ({
      ...pick(suggested, 0),
      id: `own ${index}`,
      source: null,
      touched: true,
      dueOn: '2026-03-01',
    }));
    const merged = mergeSteps(own, suggested);
    expect(merged).toHaveLength(PLAN_LIMITS.steps);
    const dates = merged.map(({ dueOn }) => dueOn);
    expect(dates).toEqual(dates.toSorted());
    const withRemoved = own.map((step) => ({ ...step, removedAt: new Date(0) }));
    expect(mergeSteps(withRemoved, suggested)).toHaveLength(own.length + suggested.length);
  });
});
