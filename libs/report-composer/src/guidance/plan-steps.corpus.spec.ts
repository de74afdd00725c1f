import type { Circumstances } from '@bearings/contracts';
import { COUNTRIES, PLAN_LIMITS, type Stage, STAGES } from '@bearings/domain';
import { OCCUPATIONS } from '@bearings/career-data';
import type { ReportFacts } from '../composing/report-facts.js';
import { LINK_ROWS } from '../content/links/links.data.js';
import { shortenAddress } from '../content/links/links.js';
import { SKILL_EXERCISES } from '../content/report-copy/skills.js';
import { createPersonFacts } from '../testing/sample-people.js';
import { choosePracticeTasks } from './practice.js';
import { createFacts, createRandomScores } from '../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { joinPlainRuns } from '../composing/report-document.js';
import { withFactTitlesIn } from '../composing/career-titles.js';
import { composeNextStepsBlocks } from './next-steps.js';
import { DEFAULT_PLANNED_CAREER_COUNT, listPlannedCareers } from './planned-careers.js';
import { type DraftStep, draftSteps } from './plan-steps.js';
import { MAX_PLAN_STEPS } from './steps.js';

const UK = 'GB';
const MONTH_PATTERN = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
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
  it('are at most twelve, spread over this week, 30 days, 90 days and a year, without duplicates', () => {
    const steps = draftStepsFor(listFirstCodes(SAMPLE_FACTS));
    const days = steps.map((step) => step.days);
    for (const [from, to] of [
      [0, 7],
      [8, 30],
      [31, 90],
      [91, 365],
    ] as const) {
      expect(days.filter((day) => day >= from && day <= to).length).toBeGreaterThanOrEqual(2);
    }
    expect(steps.length).toBeLessThanOrEqual(MAX_PLAN_STEPS);
    expect(new Set(steps.map(({ source }) => source)).size).toBe(steps.length);
  });

  it('keep their wording if a career is added to the plan', () => {
    const threeSteps = draftStepsFor(listFirstCodes(SAMPLE_FACTS));
    const fourSteps = new Map(
      draftStepsFor([...listFirstCodes(SAMPLE_FACTS), '29-1141.00']).map((step) => [step.source, step.text]),
    );
    for (const { source, text, code } of threeSteps) {
      if (code !== null && fourSteps.has(source)) expect(fourSteps.get(source)).toBe(text);
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

  it('number from ten to twelve, whatever the scores are', () => {
    for (const scores of createRandomScores(20, 17)) {
      const facts = createFacts(scores);
      const { length } = draftStepsFor(listFirstCodes(facts), UK, facts);
      expect(length).toBeGreaterThanOrEqual(10);
      expect(length).toBeLessThanOrEqual(MAX_PLAN_STEPS);
    }
  });

  it('are the steps of the report, in the same words, each with what done looks like', () => {
    for (const country of [UK, 'US', 'DE']) {
      const steps = draftStepsFor(listFirstCodes(SAMPLE_FACTS), country);
      const plan = new Map(steps.map((step) => [step.source, step]));
      const shownTexts = composeNextStepsBlocks(withFactTitlesIn(country, SAMPLE_FACTS), country).flatMap((block) =>
        block.kind === 'steps' ? block.steps : [],
      );
      expect(shownTexts.map(({ id }) => id)).toEqual(steps.map(({ source }) => source));
      for (const { id, runs } of shownTexts) {
        const { text = '', detail = '' } = plan.get(id) ?? {};
        const [how = '', done] = detail.split(/ (?=Done when )/);
        expect([how, `${text}: ${how}`]).toContain(joinPlainRuns(runs));
        expect(done).toMatch(/^Done when [^.]+\.$/);
      }
    }
  });
});

/** Matches a person to ask, and the address or the title to search that a step may have instead. */
const PERSON_PATTERN =
  /\b(?:ask|tell|talk|write to|send|show this|book|someone who|somebody|one person|two people|beside|take both to|have coffee|to a friend|three people)\b/i;
const ADDRESS_PATTERN = /\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b/;
const TITLE_PATTERN = /“[^”]+”|"[^"]+"|local title/;

/** Returns simulated people, each with the country and the plan of a reader at this stage. */
function listPlans(stage: Stage, extra: Partial<Circumstances> = {}) {
  return Array.from({ length: 24 }, (_, at) => {
    const sample = createPersonFacts(at * 3 + 1);
    const circumstances = { ...(sample.circumstances ?? { interests: {} }), ...extra, stage };
    const facts = { ...sample, circumstances };
    const country = ['GB', 'US', 'DE', 'IE', 'ZA', 'FR'][at % 6] ?? UK;
    return { facts, country, steps: draftStepsFor(listFirstCodes(facts), country, facts) };
  });
}
const readPlan = (steps: readonly DraftStep[]): string =>
  steps.map(({ text, detail }) => `${text}. ${detail}`).join('\n');

describe('the plans of invented people', () => {
  it.each(STAGES.map(({ id }) => id))(
    'have at most twelve steps at the stage %s, each with an address, a title or a person, and what done looks like',
    (stage) => {
      for (const { facts, country, steps } of listPlans(stage)) {
        expect(steps.length).toBeLessThanOrEqual(MAX_PLAN_STEPS);
        for (const { source, text, detail } of steps) {
          const said = `${text}. ${detail}`;
          const hasStart = [PERSON_PATTERN, ADDRESS_PATTERN, TITLE_PATTERN].some((pattern) => pattern.test(said));
          expect([facts.reportId, country, source, said, hasStart]).toEqual([
            facts.reportId,
            country,
            source,
            said,
            true,
          ]);
          expect(detail).toMatch(/Done when [^.]+\.$/);
        }
      }
    },
  );

  it('name the official next step of the country by its site, and no month', () => {
    for (const { id } of STAGES) {
      for (const { country, steps } of listPlans(id)) {
        const official = steps.find(({ source }) => source === 'apply');
        if (official?.text.startsWith('Sell') === true) continue;
        const addresses = LINK_ROWS.filter((link) => link.country === country).map(({ address }) =>
          shortenAddress(address),
        );
        expect(addresses.filter((address) => official?.detail.includes(address))).not.toEqual([]);
        expect(readPlan(steps)).not.toMatch(MONTH_PATTERN);
      }
    }
  });

  it('send nobody to a site of Scotland, Wales or Northern Ireland alone', () => {
    const sites = LINK_ROWS.filter(({ nation = 'England', registers }) => nation !== 'England' && !registers).map(
      ({ address }) => shortenAddress(address),
    );
    for (const { steps } of listPlans('school').filter(({ country }) => country === UK)) {
      expect(sites.filter((site) => readPlan(steps).includes(site))).toEqual([]);
    }
  });

  it('never send somebody in work to a youth club, a school or a Saturday job for beginners', () => {
    for (const stage of ['working', 'experienced', 'returning'] as const) {
      for (const { steps } of listPlans(stage)) {
        expect(readPlan(steps)).not.toMatch(/youth|your school\b|your teachers|Saturday job|at school/i);
      }
    }
  });

  it('count the years of work of somebody who named a job, without naming it, because emails show the steps', () => {
    const jobs = [{ occupation: 'x:taxi', years: '6to10', isCurrent: true, moreTasks: [], lessTasks: [] }] as const;
    const experience = { jobs: jobs.map((job) => ({ ...job, moreTasks: [], lessTasks: [] })) };
    for (const { steps, country } of listPlans('working', { experience })) {
      expect(steps.some(({ source }) => source === 'talk')).toBe(true);
      expect(readPlan(steps)).not.toMatch(/taxi/i);
      const [way] = steps.filter(({ source }) => source.startsWith('way:'));
      expect([country, way?.detail]).toEqual([country, expect.stringContaining('at least six years')]);
    }
    for (const { steps } of listPlans('school', { experience: {}, fieldYears: '5up' })) {
      expect(readPlan(steps)).not.toMatch(/years of work|have worked for/);
    }
  });

  it('let introverts write to one person, and never face a group', () => {
    const group = /thirty people|a group|audition|open night|Greet visitors|Have coffee|event where|fair,|sit beside/;
    let introverts = 0;
    let extraverts = 0;
    for (const { id } of STAGES) {
      for (const { facts, country } of listPlans(id)) {
        const writeFor = (type: 'introvert' | 'extravert'): string => {
          const personality = { ...facts.personality, type, closeToMiddle: false };
          const ownFacts = { ...facts, personality };
          return readPlan(draftStepsFor(listFirstCodes(ownFacts), country, ownFacts));
        };
        const quiet = writeFor('introvert');
        expect(quiet).not.toMatch(group);
        if (/two short questions|Write to|in writing/.test(quiet)) introverts += 1;
        if (group.test(writeFor('extravert'))) extraverts += 1;
      }
    }
    expect(introverts).toBeGreaterThan(50);
    expect(extraverts).toBeGreaterThan(20);
  });

  it('teach no graduate, and nobody with years of work, the skills of school', () => {
    const basics = Object.entries(SKILL_EXERCISES).filter(([, { isBasic = false }]) => isBasic);
    const listShown = (facts: ReportFacts): string[] =>
      choosePracticeTasks(facts, facts.careers.slice(0, 3)).map(({ label }) => label);
    let pupils = 0;
    for (const { facts } of listPlans('graduate')) {
      expect(basics.filter(([label]) => listShown(facts).includes(label))).toEqual([]);
    }
    for (const { facts } of listPlans('working', { field: 'sales', fieldYears: '5up' })) {
      expect(basics.filter(([label]) => listShown(facts).includes(label))).toEqual([]);
    }
    for (const { facts } of listPlans('school', { qualificationLevel: 2 })) {
      if (basics.some(([label]) => listShown(facts).includes(label))) pupils += 1;
    }
    expect(pupils).toBeGreaterThan(3);
  });
});
