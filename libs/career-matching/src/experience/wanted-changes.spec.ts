// What a person wants to change has weight in their list.
import type { Circumstances, Experience, PastJob } from '@bearings/contracts';
import { UK } from '@bearings/domain';
import { matchCareers } from '../match-careers.js';
import { scorePerson, toSelectionInput } from '../match-person.js';
import { selectRecommended, sortByScore } from '../selection.js';
import { simulateAnswersLike, simulateInterestsLike } from '../simulation/people.js';
import { seededRandom } from '../simulation/random.js';
import { loadMatchingTables } from '../tables.js';
import { compareWithPresentJob, readWantedChanges } from './job-comparison.js';
import { measureWantedChanges } from './wanted-changes.js';

const tables = loadMatchingTables();
const codeOf = (title: string): string => tables.occupations.find((each) => each.title === title)?.code ?? '';
const createJob = (title: string): PastJob => ({
  occupation: codeOf(title),
  years: 'over10',
  isCurrent: true,
  moreTasks: [],
  lessTasks: [],
});
const NURSE = 'Registered nurse (adult)';
/** Number of simulated people of each kind. */
const PEOPLE = 40;

function createPerson(number: number, experience: Experience, changes: Partial<Circumstances> = {}) {
  const random = seededRandom(number + 400);
  const like = Math.floor(random() * tables.occupations.length);
  const circumstances: Circumstances = {
    interests: simulateInterestsLike(tables, like, 'hard', random),
    stage: 'experienced',
    qualificationLevel: 6,
    training: '3y',
    experience,
    ...changes,
  };
  return { keyed: simulateAnswersLike(tables, like, 'hard', random), circumstances, country: UK };
}

it.each([
  ['open', 4],
  ['new', 4],
  ['near', 2],
] as const)(
  'somebody who wants less pressure and other hours, %s, sees %d careers that bring it',
  (direction, count) => {
    let full = 0;
    for (let number = 0; number < PEOPLE; number++) {
      const experience: Experience = { jobs: [createJob(NURSE)], direction, changes: ['pressure', 'hours'] };
      const input = createPerson(number, experience);
      const context = readWantedChanges(input.circumstances, UK);
      const brings = (code: string): boolean =>
        compareWithPresentJob(code, context).some(({ verdict }) => verdict === 'better');
      const ten = matchCareers(tables, input).careers.filter(({ occupation }) => brings(occupation.code));
      const { scores, open } = toSelectionInput(scorePerson(tables, input));
      const fitting = sortByScore(open, scores).slice(0, 25);
      const there = fitting.filter((index) => brings(tables.occupations[index]?.code ?? '')).length;
      expect(ten.length).toBeGreaterThanOrEqual(Math.min(count, there));
      if (there >= count) full += 1;
    }
    expect(full).toBeGreaterThan(PEOPLE / 2);
  },
);

it('keeps places only for somebody who wants a change', () => {
  for (let number = 0; number < PEOPLE; number++) {
    const jobs = [createJob(NURSE)];
    const without = toSelectionInput(scorePerson(tables, createPerson(number, { jobs, direction: 'open' })));
    expect([without.betterCount, without.open.filter(without.isBetter)]).toEqual([0, []]);
    // All are held to be better, but none is asked for.
    expect(selectRecommended(tables, { ...without, isBetter: () => true })).toEqual(selectRecommended(tables, without));
  }
});

it('what pays far less than somebody earns who wants better pay stands last, unless they named it', () => {
  const experience: Experience = {
    jobs: [createJob('Lorry driver')],
    direction: 'open',
    changes: ['pay'],
    payNow: { hundredths: 3_600_000, period: 'year' },
  };
  const named = codeOf('Teaching assistant');
  let lower = 0;
  for (let number = 0; number < PEOPLE; number++) {
    const input = createPerson(number, experience, { qualificationLevel: 2, training: '1y', jobsInMind: [named] });
    const context = readWantedChanges(input.circumstances, UK);
    const codes = matchCareers(tables, input).careers.map(({ occupation }) => occupation.code);
    const isLower = codes.map((code) => code !== named && measureWantedChanges(code, context).isPaidFarLess);
    expect(isLower).toEqual(isLower.toSorted((a, b) => Number(a) - Number(b)));
    lower += isLower.filter(Boolean).length;
  }
  expect(measureWantedChanges(named, readWantedChanges(createPerson(0, experience).circumstances, UK))).toMatchObject({
    isPaidFarLess: true,
    isBetter: false,
  });
  expect(lower / PEOPLE).toBeLessThan(1);
});

it('British pay stands for the order of jobs where a country publishes none', () => {
  const context = { changes: ['pay'], job: codeOf(NURSE), country: 'IN', payNow: null } as const;
  expect(compareWithPresentJob(codeOf('Medical secretary'), context)).toEqual([]);
  expect(measureWantedChanges(codeOf('Medical secretary'), context)).toMatchObject({ nats: -0.4, isBetter: false });
});
