import type { Circumstances } from '@bearings/contracts';
import { COUNTRIES, PLAN_LIMITS } from '@bearings/domain';
import { OCCUPATIONS } from '@bearings/career-data';
import { createFacts, createRandomScores } from '../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { joinPlainRuns } from '../composing/report-document.js';
import { withFactTitlesIn } from '../composing/career-titles.js';
import { composeNextStepsBlocks } from './next-steps.js';
import { DEFAULT_PLANNED_CAREER_COUNT, listPlannedCareers } from './planned-careers.js';
import { type DraftStep, draftSteps } from './plan-steps.js';

const UK = 'GB';
const SAMPLE_SCORES = createScores({
  helping: 92,
  communication: 83,
  resilience: 75,
  spatial: 17,
  risk: 25,
});
const CARE_CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like', listen: 'like', teach: 'like' },
  stage: 'fe',
  jobsInMind: ['29-1141.00'],
};
const SAMPLE_FACTS = createFacts(SAMPLE_SCORES, { circumstances: CARE_CIRCUMSTANCES });

function draftStepsFor(codes: readonly string[], country = UK, facts = SAMPLE_FACTS): DraftStep[] {
  return draftSteps(facts, listPlannedCareers(facts, codes, country), country);
}

const listFirstCodes = (facts: typeof SAMPLE_FACTS): string[] =>
  facts.careers.slice(0, DEFAULT_PLANNED_CAREER_COUNT).map(({ code }) => code);

describe('the steps of a plan', () => {
  it('are spread over this week, 30 days, 90 days and a year, without duplicates', () => {
    const steps = draftStepsFor(listFirstCodes(SAMPLE_FACTS));
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
    const threeSteps = draftStepsFor(listFirstCodes(SAMPLE_FACTS));
    const fourSteps = new Map(
      draftStepsFor([...listFirstCodes(SAMPLE_FACTS), '29-1141.00']).map((step) => [step.source, step.text]),
    );
    for (const { source, text, code } of threeSteps) {
      if (code !== null && !source.startsWith('practise')) expect(fourSteps.get(source)).toBe(text);
    }
    expect([...fourSteps.keys()]).toContain('way:29-1141.00');
  });

  it('have at most the allowed length and no unfilled variable, for every occupation', () => {
    for (const country of [UK, 'US', 'DE', COUNTRIES.at(-1) ?? UK]) {
      for (const { code } of OCCUPATIONS) {
        for (const { text, detail } of draftStepsFor([code], country)) {
          expect(text.length).toBeLessThanOrEqual(PLAN_LIMITS.text);
          expect(text).toMatch(/^[A-Z].*[^ ,;]$/);
          expect(`${text} ${detail}`).not.toMatch(/[{}]|undefined|“”/);
        }
      }
    }
  });

  it('include an entry route for each career, in every country, if a plan has the maximum number of careers', () => {
    const codes = SAMPLE_FACTS.careers.slice(0, PLAN_LIMITS.careers).map(({ code }) => code);
    for (const country of COUNTRIES) {
      const ways = draftStepsFor(codes, country).filter(({ source }) => source.startsWith('way:'));
      expect(new Set(ways.map(({ code }) => code)).size).toBe(codes.length);
    }
  });

  it('number at least ten, whatever the scores are', () => {
    for (const scores of createRandomScores(20, 17)) {
      const facts = createFacts(scores);
      expect(draftStepsFor(listFirstCodes(facts), UK, facts).length).toBeGreaterThanOrEqual(10);
    }
  });

  it('include at most one skill in which the reader has a low score', () => {
    const lowFacts = createFacts(createScores({ communication: 8, helping: 92 }), {
      circumstances: CARE_CIRCUMSTANCES,
    });
    const steps = draftStepsFor(['29-1141.00', '21-1012.00'], UK, lowFacts);
    const skills = steps.filter(({ source }) => source.startsWith('practise:'));
    expect(skills).toHaveLength(3);
    const despiteSkills = skills.filter(({ code }) => code !== null);
    expect(despiteSkills).toHaveLength(1);
    expect(despiteSkills[0]?.detail).toMatch(/more than most|needs more|big part of being/);
  });

  it('begin with the steps of the report, in the same words', () => {
    for (const country of [UK, 'US', 'DE']) {
      const plan = new Map(draftStepsFor(listFirstCodes(SAMPLE_FACTS), country).map((step) => [step.source, step]));
      const shownTexts = composeNextStepsBlocks(withFactTitlesIn(country, SAMPLE_FACTS), country).flatMap((block) =>
        block.kind === 'steps' ? block.steps : [],
      );
      expect(shownTexts.length).toBeGreaterThanOrEqual(10);
      for (const { id, runs } of shownTexts) {
        const { text = '', detail = '' } = plan.get(id) ?? {};
        expect([text, detail, `${text}: ${detail}`]).toContain(joinPlainRuns(runs));
      }
    }
  });
});
