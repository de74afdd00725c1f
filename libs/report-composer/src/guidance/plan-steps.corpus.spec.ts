import type { Circumstances } from '@bearings/contracts';
import { COUNTRIES, JOB_YEARS, PLAN_LIMITS, type Stage, STAGES } from '@bearings/domain';
import { occupationByCode, OCCUPATIONS } from '@bearings/career-data';
import { listCodesLacking } from '../composing/job-conditions.js';
import { DEAL_BREAKERS_BY_CODE, type ReportFacts } from '../composing/report-facts.js';
import { compareWithJob } from '../composing/wanted-changes.js';
import { LINK_ROWS } from '../content/links/links.data.js';
import { shortenAddress } from '../content/links/links.js';
import {
  LONG_TRAINING_NOTES,
  LONG_TRAINING_NOTES_US,
  LONGER_TRAINING_NOTES,
  STEP_TITLES,
} from '../content/report-copy/guidance.js';
import { SKILL_EXERCISES } from '../content/report-copy/skills.js';
import { choosePay } from '../pay/pay.js';
import { createLifeReader, LIFE_COUNT } from '../testing/life-people.js';
import { createPersonFacts } from '../testing/sample-people.js';
import { choosePracticeTasks } from './practice.js';
import { createFacts, createRandomScores } from '../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { joinPlainRuns, listItems } from '../composing/report-document.js';
import { withFactTitlesIn } from '../composing/career-titles.js';
import { composeNextStepsBlocks } from './next-steps.js';
import { DEFAULT_PLANNED_CAREER_COUNT, listPlannedCareers } from './planned-careers.js';
import { type DraftStep, draftSteps } from './plan-steps.js';
import { findCareerTraining } from './career-training.js';
import { findDifferences, listLeaders } from './differences.js';
import { createAnyReader, createReader } from './reader.js';
import { listSearchTitles } from './search-titles.js';
import { MAX_PLAN_STEPS } from './steps.js';
import { findTrial } from './trial.js';

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
  it('are at most ten, spread over this week, 30 days, 90 days and a year, without duplicates', () => {
    const steps = draftStepsFor(listFirstCodes(SAMPLE_FACTS));
    const days = steps.map((step) => step.days);
    for (const [from, to] of [
      [0, 7],
      [8, 30],
      [31, 90],
      [91, 365],
    ] as const) {
      expect(days.filter((day) => day >= from && day <= to).length).toBeGreaterThanOrEqual(1);
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

  it('number from six to ten, whatever the scores are', () => {
    for (const scores of createRandomScores(20, 17)) {
      const facts = createFacts(scores);
      const { length } = draftStepsFor(listFirstCodes(facts), UK, facts);
      expect(length).toBeGreaterThanOrEqual(6);
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

interface SamplePlan {
  facts: ReportFacts;
  country: string;
  steps: DraftStep[];
}
const plansByStage = new Map<Stage, SamplePlan[]>();

/** Returns simulated people, each with the country and the plan of a reader at this stage. */
function listPlans(stage: Stage, extra?: Partial<Circumstances>): SamplePlan[] {
  if (extra !== undefined) return createPlans(stage, extra);
  const plans = plansByStage.get(stage) ?? createPlans(stage, {});
  plansByStage.set(stage, plans);
  return plans;
}

function createPlans(stage: Stage, extra: Partial<Circumstances>): SamplePlan[] {
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
    'have at most ten steps at the stage %s, each with an address, a title or a person, and what done looks like',
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
      expect(readPlan(steps)).not.toMatch(/taxi/i);
      expect([country, readPlan(steps)]).toEqual([country, expect.stringMatching(/at least six/)]);
    }
    for (const { steps } of listPlans('school', { experience: {}, fieldYears: '5up' })) {
      expect(readPlan(steps)).not.toMatch(/your years of work|have worked for/);
    }
  });

  it('let introverts write to the person whom they ask, and extraverts meet them', () => {
    const group = /thirty people|a group|audition|open night|Greet visitors/;
    let asked = 0;
    for (const { id } of STAGES) {
      for (const { facts, country } of listPlans(id)) {
        const writeFor = (type: 'introvert' | 'extravert'): string => {
          const personality = { ...facts.personality, type, closeToMiddle: false };
          const ownFacts = { ...facts, personality };
          return readPlan(draftStepsFor(listFirstCodes(ownFacts), country, ownFacts));
        };
        const [quiet, lively] = [writeFor('introvert'), writeFor('extravert')];
        expect(quiet).not.toMatch(group);
        expect(quiet).not.toMatch(/Meet (?:somebody|a former)|may know .* to meet\b/);
        expect(lively).not.toMatch(/Write to (?:somebody|a former)|may know .* to write to\b/);
        if (/Write to (?:somebody|a former)|may know .* to write to\b/.test(quiet)) asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(100);
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

it('no step says that a career of the ten takes longer than the reader wanted, unless the list marks it', () => {
  const LONGER = [...LONGER_TRAINING_NOTES, ...LONG_TRAINING_NOTES, ...LONG_TRAINING_NOTES_US];
  const faults: unknown[] = [];
  for (let number = 0; number < LIFE_COUNT; number += 1) {
    const { country, facts, stage } = createLifeReader(number);
    const reader = createReader(facts, country);
    const codes = facts.careers.map(({ code }) => code);
    for (const { source, code, detail } of draftStepsFor(codes.slice(0, 6), country, facts)) {
      const career = facts.careers.find((each) => each.code === code);
      const note = LONGER.find((text) => detail.includes(text));
      if (career === undefined || note === undefined || findCareerTraining(career, reader).isLong) continue;
      faults.push([number, country, stage, reader.training, source, career.title, detail]);
    }
  }
  expect(faults).toEqual([]);
}, 120_000);

/** Returns a reader in the United Kingdom at a stage, of whom nothing else is known. */
const createReaderAt = (stage: Stage) => createAnyReader(UK, { interests: {}, stage });

describe('a plan in which no step could be another person’s', () => {
  const OVER_10 = JOB_YEARS[4].id;
  /** Returns a person with many years in one job. */
  const withJob = (occupation: string, stage: Stage, isCurrent = true, more: Partial<Circumstances> = {}) => {
    const job = { occupation, years: OVER_10, isCurrent, moreTasks: [], lessTasks: [] };
    return createFacts(SAMPLE_SCORES, {
      circumstances: { interests: {}, stage, qualificationLevel: 3, ...more, experience: { jobs: [job] } },
    });
  };
  const listPlansOfAll = () => STAGES.flatMap(({ id }) => listPlans(id));
  const findStep = (steps: readonly DraftStep[], kind: string): DraftStep | undefined =>
    steps.find(({ source }) => source.split(':')[0] === kind);

  const NATION_ADDRESSES = new Set(LINK_ROWS.flatMap(({ nation, address }) => (nation === undefined ? [] : [address])));

  it('names no address twice, and the report lists none of them again', () => {
    for (const { facts, country, steps } of listPlansOfAll()) {
      const named: readonly string[] = readPlan(steps).match(/\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b(?:\/[\w-]+)*/g) ?? [];
      expect([facts.reportId, named.filter((address, at) => named.indexOf(address) !== at)]).toEqual([
        facts.reportId,
        [],
      ]);
      const links = composeNextStepsBlocks(facts, country).flatMap((block) =>
        block.kind === 'heading' ? [] : block.kind === 'paragraph' ? block.runs : listItems(block).flat(),
      );
      // England's sites stand again beside those of the other nations.
      const addresses = links.flatMap(({ href }) => href ?? []).filter((href) => !NATION_ADDRESSES.has(href));
      expect(new Set(addresses).size).toBe(addresses.length);
    }
  });

  it('chooses and looks this week, then tries and asks, then checks the way in, then applies; apprentices apply first', () => {
    let apprentices = 0;
    for (const { steps } of listPlansOfAll()) {
      const isApprentice = findStep(steps, 'apply')?.text === STEP_TITLES.apprenticeships;
      if (isApprentice) apprentices += 1;
      const dayOf = (kind: string): number => findStep(steps, kind)?.days ?? Number.NaN;
      for (const kind of ['search', 'narrow']) expect(dayOf(kind) > 7).toBe(false);
      for (const [before, after] of [
        ['search', 'try'],
        ['try', 'ask'],
        ['ask', 'way'],
        ['way', 'apply'],
        ['apply', 'after'],
      ] as const) {
        if (Number.isNaN(dayOf(before) + dayOf(after)) || (isApprentice && after === 'apply')) continue;
        expect([before, after, dayOf(before) < dayOf(after)]).toEqual([before, after, true]);
      }
      const gates = steps.filter(({ source }) => /^(?:way|register|medicine)/.test(source)).map(({ days }) => days);
      if (isApprentice) expect(dayOf('apply')).toBeLessThan(Math.min(...gates));
      else expect(Math.max(...gates)).toBeLessThan(dayOf('apply'));
    }
    expect(apprentices).toBeGreaterThan(3);
  });

  it('has steps of the stage alone', () => {
    const ofStage: Record<string, readonly Stage[]> = {
      experience: ['school'],
      visit: ['school', 'fe'],
      placement: ['student'],
      scheme: ['student', 'graduate'],
      comeback: ['returning'],
    };
    const found = new Set<string>();
    for (const { id } of STAGES) {
      for (const { country, steps } of listPlans(id, { training: '3y' })) {
        const kinds = steps.map(({ source }) => source).filter((source) => source in ofStage);
        for (const kind of kinds) found.add(kind);
        expect(kinds.filter((kind) => ofStage[kind]?.includes(id) !== true)).toEqual([]);
        // American graduates have it only for work in business.
        const isAlways = !['working', 'experienced', 'fe'].includes(id) && !(id === 'graduate' && country === 'US');
        if (isAlways) expect([id, kinds.length > 0]).toEqual([id, true]);
      }
    }
    expect([...found].toSorted()).toEqual(Object.keys(ofStage).toSorted());
  });

  it('gives somebody with years in the work its own and its senior title, and nothing for beginners', () => {
    const beginners = /junior|trainee|assistant|apprentice|beginner|first week|start as|sort it into groups/i;
    for (const [stage, isCurrent] of [
      ['working', true],
      ['experienced', true],
      ['returning', false],
    ] as const) {
      for (const country of [UK, 'IE', 'AU', 'US']) {
        const facts = withJob('43-3031.00', stage, isCurrent);
        // The last step is about another career.
        const steps = draftStepsFor(['43-3031.00'], country, facts).filter(({ source }) => source !== 'after');
        const text = readPlan(steps);
        expect([country, text.match(beginners)]).toEqual([country, null]);
        expect(text).toMatch(/Senior (?:bookkeeper|accounts)/i);
      }
    }
    const changer = readPlan(draftStepsFor(['43-3031.00'], UK, withJob('47-2031.00', 'working')));
    expect(changer).not.toMatch(/"Senior|Accounts junior/);
    expect(changer).toContain('"Accounts assistant"');
    expect(readPlan(draftStepsFor(['43-3031.00'], UK, SAMPLE_FACTS))).toContain('"Accounts junior"');
  });

  it('lets people try a career only where a real trial is known, and nobody who did the work', () => {
    const facts = withJob('43-3031.00', 'returning', false);
    const listTried = (code: string): DraftStep[] =>
      draftStepsFor([code], UK, facts).filter(({ source }) => source.startsWith('try'));
    expect(listTried('43-3031.00')).toEqual([]);
    expect(listTried('27-1024.00')).toHaveLength(1);
    for (const { facts: each, country, steps } of listPlansOfAll()) {
      const tried = steps.find(({ source }) => source.startsWith('try:'));
      const trial = findTrial(tried?.code ?? '', createReader(each, country));
      expect(tried === undefined || tried.detail.includes(trial?.text ?? 'unknown')).toBe(true);
    }
  });

  it('asks nobody in work to take a Saturday job or a week in another place to try a career', () => {
    const job = /Saturdays|weekend shifts|for a season|Spend a week|work experience/;
    const trials = OCCUPATIONS.map(({ code }) => ({ code, pupil: findTrial(code, createReaderAt('school')) }));
    const jobs = trials.filter(({ pupil }) => job.test(pupil?.text ?? ''));
    expect(jobs.length).toBeGreaterThan(8);
    for (const { code } of jobs) {
      const text = findTrial(code, createReaderAt('working'))?.text ?? '';
      if (!/faith/.test(text)) expect(text).not.toMatch(job);
    }
  });

  it('sends no pupil to jobs for people with a degree', () => {
    for (const { code } of OCCUPATIONS) {
      const titles = listSearchTitles({ code, title: 'Title' }, createReaderAt('school'));
      expect(titles.filter((title) => /^(?:Graduate |Newly qualified|PhD)/.test(title))).toEqual([]);
    }
  });

  it('names the gate to medicine to a pupil who accepts long studies and whose list has it', () => {
    const tests = {
      GB: /UCAT\b/,
      IE: /HPAT/,
      AU: /UCAT ANZ/,
      DE: /TMS/,
      FR: /Parcoursup/,
      US: /MCAT/,
      ZA: /entry test/,
    };
    const listFor = (training: Circumstances['training'], stage: Stage, country: string): DraftStep | undefined => {
      const circumstances: Circumstances = {
        interests: { care: 'like', research: 'like' },
        stage,
        qualificationLevel: 2,
        ...(training && { training }),
        jobsInMind: ['29-1215.00'],
      };
      const facts = createFacts(SAMPLE_SCORES, { circumstances });
      return findStep(draftStepsFor(listFirstCodes(facts), country, facts), 'medicine');
    };
    for (const [country, test] of Object.entries(tests)) {
      const { detail = '' } = listFor('longer', 'school', country) ?? {};
      expect([country, detail]).toEqual([country, expect.stringMatching(test)]);
      expect(detail).not.toMatch(MONTH_PATTERN);
    }
    expect(listFor('1y', 'school', UK)).toBeUndefined();
    expect(listFor('longer', 'working', UK)).toBeUndefined();
  });

  it('names the official application to pupils whose first career asks for a degree', () => {
    const names = { GB: 'UCAS', IE: 'CAO', FR: 'Parcoursup', AU: 'admissions centre', US: 'FAFSA' };
    const circumstances: Circumstances = { interests: {}, stage: 'school', qualificationLevel: 2, training: 'longer' };
    const facts = createFacts(SAMPLE_SCORES, { circumstances });
    for (const [country, name] of Object.entries(names)) {
      expect(findStep(draftStepsFor(['29-1123.00'], country, facts), 'apply')?.detail).toContain(name);
    }
  });

  it('names what separates the first careers, with figures that the tables have', () => {
    const found = new Set<string>();
    for (let number = 0; number < LIFE_COUNT; number += 1) {
      const { country, facts } = createLifeReader(number);
      const reader = createReader(facts, country);
      const planned = listPlannedCareers(facts, listFirstCodes(facts), country);
      const differences = findDifferences(facts, planned, reader);
      expect(differences.length).toBeLessThanOrEqual(2);
      for (const difference of differences) {
        found.add(difference.on);
        expect([difference.near.length, difference.far.length].includes(0)).toBe(false);
        const shared = difference.near.filter(({ code }) => difference.far.some((far) => far.code === code));
        expect(shared).toEqual([]);
        if (difference.on !== 'pay') continue;
        const [near, far] = [difference.near, difference.far].map(([career]) => occupationByCode(career?.code ?? ''));
        expect(near && choosePay(country, near)).toMatchObject({ median: difference.high, year: difference.year });
        expect(far && choosePay(country, far)).toMatchObject({ median: difference.low, year: difference.year });
      }
    }
    expect([...found]).toEqual(expect.arrayContaining(['change', 'refused', 'dislikes', 'likes', 'course', 'pay']));
  });

  it('falls back on no career that is below the reader’s level, worse in what they want to change or has what they ruled out', () => {
    let found = 0;
    let named = 0;
    for (let number = 0; number < LIFE_COUNT; number += 1) {
      const { country, facts } = createLifeReader(number);
      const reader = createReader(facts, country);
      const { code = '' } = findStep(draftStepsFor(listFirstCodes(facts), country, facts), 'after') ?? {};
      const career = facts.careers.find((each) => each.code === code);
      if (career === undefined) continue;
      found += 1;
      if (facts.inMind.some((job) => job.code === code)) named += 1;
      const { dealBreakers = [], experience } = facts.circumstances ?? {};
      const worse = compareWithJob(career.code, { changes: experience?.changes ?? [], reader, payNow: null }).filter(
        ({ verdict }) => verdict === 'worse',
      );
      const ruledOut = dealBreakers.filter((id) => (DEAL_BREAKERS_BY_CODE.get(career.code)?.[id] ?? 0) > 0);
      expect([number, career.experience.isBelowLevel, worse, ruledOut]).toEqual([number, false, [], []]);
    }
    expect(found).toBeGreaterThan(LIFE_COUNT / 4);
    expect(named).toBeGreaterThan(1);
  }, 120_000);

  it('lets the reader choose: two differences speak for different careers, or the step says which leads on both', () => {
    let same = 0;
    for (let number = 0; number < LIFE_COUNT; number += 1) {
      const { country, facts } = createLifeReader(number);
      const planned = listPlannedCareers(facts, listFirstCodes(facts), country);
      const differences = findDifferences(facts, planned, createReader(facts, country));
      const lacking = listCodesLacking(facts);
      const isSound = ({ code, isBelowLevel }: (typeof planned)[number]): boolean =>
        !isBelowLevel && !lacking.has(code);
      if (planned.some(isSound)) expect(differences.every(({ near }) => near.every(isSound))).toBe(true);
      if (differences.length < 2 || listLeaders(differences).length === 0) continue;
      same += 1;
      const { detail = '' } = findStep(draftStepsFor(listFirstCodes(facts), country, facts), 'narrow') ?? {};
      expect(detail).toMatch(/On both, .* first, so start with|On both, .* comes first/);
      expect(detail).not.toMatch(/If (?:pay decides|that matters most)/);
    }
    expect(same).toBeGreaterThan(1);
  }, 120_000);

  it('says of wanted changes only what the comparison with the present job says, and nothing without that job', () => {
    let changed = 0;
    for (let number = 0; number < LIFE_COUNT; number += 1) {
      const { country, facts } = createLifeReader(number);
      const reader = createReader(facts, country);
      const planned = listPlannedCareers(facts, listFirstCodes(facts), country);
      const changes = (reads: typeof reader) =>
        findDifferences(facts, planned, reads).filter(({ on }) => on === 'change');
      expect(changes({ ...reader, jobNow: null })).toEqual([]);
      for (const { near, far } of changes(reader)) {
        changed += 1;
        const wanted = facts.circumstances?.experience?.changes ?? [];
        const compare = ({ code }: (typeof near)[number]) =>
          compareWithJob(code, { changes: wanted, reader, payNow: null }).map(({ verdict }) => verdict);
        for (const career of near) expect(compare(career)).toContain('better');
        for (const career of far) expect(compare(career).some((verdict) => verdict !== 'better')).toBe(true);
      }
    }
    expect(changed).toBeGreaterThan(5);
  });

  it('shares less than half of its sentences with the plan of anybody who has the same first career but another life', () => {
    const plans = new Map<string, { life: { number: number; stage: string }; sentences: Set<string> }[]>();
    const faults: unknown[] = [];
    let compared = 0;
    for (let number = 0; number < LIFE_COUNT; number += 1) {
      const { country, facts, stage } = createLifeReader(number);
      const steps = draftStepsFor(listFirstCodes(facts), country, facts);
      expect(steps.length).toBeLessThanOrEqual(MAX_PLAN_STEPS);
      // The report does not show when a step is done.
      const sentences = new Set(
        steps.flatMap(({ detail }) => detail.split(/ ?Done when /)[0]?.split(/(?<=[.?!]) /) ?? []),
      );
      const key = `${facts.careers[0]?.code ?? ''} ${country}`;
      const others = plans.get(key) ?? [];
      const life = { number, stage };
      for (const other of others.filter((each) => each.life.stage !== stage)) {
        compared += 1;
        const shared = [...sentences].filter((sentence) => other.sentences.has(sentence)).length;
        const share = shared / Math.min(sentences.size, other.sentences.size);
        if (share >= 0.5) faults.push([key, life, other.life, share]);
      }
      plans.set(key, [...others, { life, sentences }]);
    }
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(10);
  });
});
