import { COUNTRIES, type Circumstances, PLAN_LIMITS } from '@bearings/contracts';
import { OCCUPATIONS } from '@bearings/career-data';
import { factsFor, randomPeople } from '../testing/report.factory.js';
import { scoresWith } from '@bearings/career-matching/testing';
import { plainRuns } from '../composing/report-document.js';
import { factsIn } from '../composing/career-titles.js';
import { nextStepsBlocks } from './next-steps.js';
import { FIRST_CAREERS, plannedCareers } from './planned-careers.js';
import { type DraftStep, draftSteps } from './plan-steps.js';

const UK = 'GB';
const SCORES = scoresWith({
  helping: 92,
  communication: 83,
  resilience: 75,
  spatial: 17,
  risk: 25,
});
const LIKES_CARE: Circumstances = {
  interests: { care: 'like', listen: 'like', teach: 'like' },
  stage: 'fe',
  jobsInMind: ['29-1141.00'],
};
const FACTS = factsFor(SCORES, { circumstances: LIKES_CARE });

function stepsFor(codes: readonly string[], country = UK, facts = FACTS): DraftStep[] {
  return draftSteps(facts, plannedCareers(facts, codes), country);
}

const firstOf = (facts: typeof FACTS): string[] =>
  facts.careers.slice(0, FIRST_CAREERS).map(({ code }) => code);

describe('the steps of a plan', () => {
  it('cover this week, 30 days, 90 days and a year, each step once', () => {
    const steps = stepsFor(firstOf(FACTS));
    const days = steps.map((step) => step.days);
    for (const [from, to] of [
      [0, 7],
      [8, 30],
      [31, 90],
      [91, 365],
    ] as const) {
      expect(days.filter((day) => day >= from && day <= to).length).toBeGreaterThanOrEqual(3);
    }
    expect(steps.length).toBeLessThanOrEqual(30);
    expect(new Set(steps.map(({ source }) => source)).size).toBe(steps.length);
  });

  it('keep their wording if a career is added to the plan', () => {
    const three = stepsFor(firstOf(FACTS));
    const four = new Map(
      stepsFor([...firstOf(FACTS), '29-1141.00']).map((step) => [step.source, step.text]),
    );
    for (const { source, text, code } of three) {
      if (code !== null && !source.startsWith('practise')) expect(four.get(source)).toBe(text);
    }
    expect([...four.keys()]).toContain('way:29-1141.00');
  });

  it('have at most the allowed length and no unfilled variable, for every occupation', () => {
    for (const country of [UK, 'US', 'DE', COUNTRIES.at(-1) ?? UK]) {
      for (const { code } of OCCUPATIONS) {
        for (const { text, detail } of stepsFor([code], country)) {
          expect(text.length).toBeLessThanOrEqual(PLAN_LIMITS.text);
          expect(text).toMatch(/^[A-Z].*[^ ,;]$/);
          expect(`${text} ${detail}`).not.toMatch(/[{}]|undefined|“”/);
        }
      }
    }
  });

  it('include an entry route for each career of a full plan, in every country', () => {
    const codes = FACTS.careers.slice(0, PLAN_LIMITS.careers).map(({ code }) => code);
    for (const country of COUNTRIES) {
      const ways = stepsFor(codes, country).filter(({ source }) => source.startsWith('way:'));
      expect(new Set(ways.map(({ code }) => code)).size).toBe(codes.length);
    }
  });

  it('are at least ten, whatever the scores are', () => {
    for (const scores of randomPeople(20, 17)) {
      const facts = factsFor(scores);
      expect(stepsFor(firstOf(facts), UK, facts).length).toBeGreaterThanOrEqual(10);
    }
  });

  it('include at most one skill in which the reader has a low score', () => {
    const low = factsFor(scoresWith({ communication: 8, helping: 92 }), {
      circumstances: LIKES_CARE,
    });
    const steps = stepsFor(['29-1141.00', '21-1012.00'], UK, low);
    const skills = steps.filter(({ source }) => source.startsWith('practise:'));
    expect(skills).toHaveLength(3);
    const despite = skills.filter(({ code }) => code !== null);
    expect(despite).toHaveLength(1);
    expect(despite[0]?.detail).toMatch(/more than most|needs more|big part of being/);
  });

  it('begin with the steps of the report, in the same words', () => {
    for (const country of [UK, 'US', 'DE']) {
      const plan = new Map(stepsFor(firstOf(FACTS), country).map((step) => [step.source, step]));
      const shown = nextStepsBlocks(factsIn(country, FACTS), country).flatMap((block) =>
        block.kind === 'steps' ? block.steps : [],
      );
      expect(shown.length).toBeGreaterThanOrEqual(10);
      for (const { id, runs } of shown) {
        const { text = '', detail = '' } = plan.get(id) ?? {};
        expect([text, detail, `${text}: ${detail}`]).toContain(plainRuns(runs));
      }
    }
  });
});
