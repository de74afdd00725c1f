// Checks the reasons for and doubts about careers for sixty invented people, with and without the step on what they did.
import type { Circumstances, Experience } from '@bearings/contracts';
import { DIRECTIONS, JOB_YEARS, PASTIMES, QUESTIONS, TILES } from '@bearings/domain';
import { OCCUPATIONS, TASK_ACTIVITIES } from '@bearings/career-data';
import { seededRandom } from '@bearings/career-matching';
import { createPersonFacts, createSource, type SampleReportSource } from '../testing/sample-people.js';
import { createFacts } from '../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { chooseNoteText } from '../prose/prose.js';
import { composeReport } from './compose-report.js';
import { joinPlainRuns } from './report-document.js';
import { findStatement } from './quoted-answer.js';
import { isPrivateLine, type ReasonLine, toLineKey } from './reason-lines.js';
import { chooseDoubtedTask } from './career-task.js';
import { chooseCases } from './reasons.js';
import type { ReportFacts } from './report-facts.js';

const COUNTRIES = ['GB', 'IE', 'DE', 'US', 'IN'] as const;
const RATED_CODES = OCCUPATIONS.map(({ code }) => code).filter((code) => TASK_ACTIVITIES[code] !== undefined);

/** Returns what an invented person has done: one or two jobs with marked tasks, and up to three pastimes. */
function inventExperience(seed: number): Experience {
  const random = seededRandom(seed + 1000);
  const pick = <Item>(items: readonly Item[]): Item[] => items.slice(Math.floor(random() * items.length)).slice(0, 1);
  const jobs = [0, 1].slice(0, 1 + (seed % 2)).flatMap((at) =>
    pick(RATED_CODES).flatMap((occupation) =>
      pick(JOB_YEARS).map(({ id }) => ({
        occupation: at === 1 && seed % 3 === 0 ? 'x:telesales' : occupation,
        years: id,
        isCurrent: at === 0,
        moreTasks: [1, 3] as (1 | 3)[],
        lessTasks: [2, 4] as (2 | 4)[],
      })),
    ),
  );
  return {
    jobs,
    pastimes: [0, 1, 2].flatMap(() => pick(PASTIMES).map(({ id }) => id)),
    ...Object.fromEntries(pick(DIRECTIONS).map(({ id }) => ['direction', id])),
  };
}

const withExperience = (facts: ReportFacts, seed: number): ReportFacts => {
  const circumstances: Circumstances = {
    ...(facts.circumstances ?? { interests: {} }),
    stage: 'working',
    experience: inventExperience(seed),
  };
  return createFacts(createScores(Object.fromEntries(facts.categories.map((each) => [each.category, each.score]))), {
    circumstances,
  });
};

interface Person extends SampleReportSource {
  country: string;
}
let people: Person[];

beforeAll(async () => {
  people = await Promise.all(
    Array.from({ length: 60 }, async (_, seed) => {
      const plain = createPersonFacts(seed);
      const facts = seed % 2 === 0 ? withExperience(plain, seed) : plain;
      return { ...(await createSource(facts)), country: COUNTRIES[seed % COUNTRIES.length] ?? 'GB' };
    }),
  );
});

/** Returns whether the reader gave a line. */
function isGiven(line: ReasonLine, { circumstances, categories, inMind }: ReportFacts): boolean {
  const { jobs = [], pastimes = [], apprenticeship } = circumstances?.experience ?? {};
  const { interests = {}, subjects = [], schoolSubjects = [], field } = circumstances ?? {};
  switch (line.on) {
    case 'statement':
      return findStatement(line, { categories }) !== null;
    case 'tile':
      return TILES.some(({ id }) => id === line.tile) && Object.values(interests).includes('like');
    case 'subject':
      return subjects.includes(line.subject);
    case 'schoolSubject':
      return schoolSubjects.includes(line.subject);
    case 'field':
      return field === line.field;
    case 'named':
      return inMind.some(({ code }) => code === line.code);
    case 'task':
      return jobs.some((job) => job.occupation === line.job && job.moreTasks.includes(line.task));
    case 'job':
      return apprenticeship === line.job || jobs.some((job) => job.occupation === line.job);
    case 'pastime':
      return pastimes.includes(line.pastime);
  }
}

const listViews = (): { facts: ReportFacts; person: Person; own: boolean }[] =>
  people.flatMap((person) => [false, true].map((own) => ({ facts: person.facts, person, own })));

describe('the reasons for careers', () => {
  it('quote a line that the reader gave, and at most two careers quote the same one', () => {
    const counts = { reasons: 0, own: 0, none: 0 };
    for (const { facts, person, own } of listViews()) {
      const lines = person.prose.careerNotes.map((note) => chooseNoteText(note, own).line);
      const keys = lines.flatMap((line) => (line === null ? [] : toLineKey(line)));
      for (const key of keys) expect([key, keys.filter((each) => each === key).length <= 2]).toEqual([key, true]);
      for (const line of lines) {
        if (line === null) counts.none += 1;
        else {
          counts.reasons += 1;
          if (isPrivateLine(line)) counts.own += 1;
          expect([line, isGiven(line, facts)]).toEqual([line, true]);
          expect([line, own || !isPrivateLine(line)]).toEqual([line, true]);
        }
      }
    }
    expect(counts.own).toBeGreaterThan(40);
    expect(counts.reasons).toBeGreaterThan(1000);
    // Only somebody who took no side, or too few, has careers without a line.
    expect(counts.none / counts.reasons).toBeLessThan(0.03);
  });

  it('are never the same sentence twice, and state a task of the career', () => {
    for (const { person, own } of listViews()) {
      const { careers } = composeReport({ ...person, withExperience: own }).document;
      const reasons = careers.map(({ reason }) => reason);
      expect(reasons.filter((each, index) => reasons.indexOf(each) !== index)).toEqual([]);
      for (const { why, reason } of careers) {
        expect([reason, joinPlainRuns(why)]).toEqual([
          expect.stringMatching(/^[“A-Z].{20,}[.?!”]$/),
          expect.anything(),
        ]);
        expect(reason + joinPlainRuns(why)).not.toMatch(/undefined|“”|\{\w+\}|: \.|d \./);
      }
    }
  });

  it('never quote an answer against what the reader answered', () => {
    for (const { facts, person, own } of listViews()) {
      for (const note of person.prose.careerNotes) {
        const { line } = chooseNoteText(note, own);
        if (line?.on !== 'statement') continue;
        const fact = facts.categories.find(({ category }) => category === line.category);
        const leaning = ((fact?.keyed[line.statement] ?? 3) - 3) * (line.asks === 'more' ? 1 : -1);
        expect([line, leaning > 0]).toEqual([line, true]);
        const isOtherWay = line.asks === 'more' ? (fact?.score ?? 0) < 50 : (fact?.score ?? 100) > 50;
        expect([line, isOtherWay]).toEqual([line, false]);
      }
    }
    expect(QUESTIONS).toHaveLength(36);
  });
});

describe('the reason for a job that the reader has done', () => {
  it('is that they have done it, not that it is close to itself', async () => {
    const bartender = '35-3011.00';
    const facts = createFacts(createScores({}), {
      circumstances: {
        interests: { host: 'like' },
        stage: 'working',
        experience: {
          jobs: [{ occupation: bartender, years: '6to10', isCurrent: false, moreTasks: [], lessTasks: [] }],
          direction: 'near',
        },
      },
    });
    const source = { ...(await createSource(facts)), country: 'GB' };
    const { careers } = composeReport({ ...source, withExperience: true }).document;
    const reason = careers.find(({ code }) => code === bartender)?.reason;
    expect(reason).toMatch(/^(?:You’ve done this job before|It’s a job that you’ve done)\. /);
  });
});

describe('the doubts about careers', () => {
  it('state a task that the reader wants more of only if there is no other', () => {
    const [driver, nurse] = ['53-3032.00', '29-1141.00'];
    const chooseFor = (code: string, wanted: readonly string[], unwanted: readonly string[] = []): number =>
      chooseDoubtedTask(code, -1, {
        wanted: { tiles: [], activities: new Set(wanted) },
        unwanted: { tiles: [], activities: new Set(unwanted) },
      });
    const lastActivities = TASK_ACTIVITIES[driver]?.[5] ?? [];
    expect(chooseFor(driver, [])).toBe(5);
    expect(chooseFor(driver, lastActivities)).toBe(4);
    expect(chooseFor(driver, lastActivities, lastActivities)).toBe(4);
    expect(chooseFor(nurse, (TASK_ACTIVITIES[nurse] ?? []).flat())).toBe(5);
  });

  it('never rest on a score in the middle, and no more than two careers have the same', () => {
    for (const { facts, own } of listViews()) {
      const doubts = chooseCases(facts.careers, facts, own).map(({ doubt }) => doubt);
      for (const doubt of doubts) {
        if (doubt.on !== 'score') continue;
        const { score, category } = doubt.reason;
        expect([category, score < 40 || score >= 60]).toEqual([category, true]);
        const same = doubts.filter((each) => each.on === 'score' && each.reason.category === category);
        expect(same.length).toBeLessThanOrEqual(2);
      }
    }
  });

  it('are no conditions of a kind of work that the reader likes', () => {
    const likes = { sales: 'like', teach: 'like', drive: 'like', plants: 'like', high: 'like' } as const;
    const listSettings = (interests: Circumstances['interests']): string[] =>
      people.flatMap(({ facts }) =>
        chooseCases(facts.careers, { ...facts, circumstances: { interests } }, false).flatMap(({ doubt }) =>
          doubt.on === 'setting' ? doubt.setting : [],
        ),
      );
    const conditions = ['selling', 'public', 'travel', 'weather', 'heights'];
    expect(listSettings({})).toEqual(expect.arrayContaining(conditions));
    expect(listSettings(likes).filter((setting) => conditions.includes(setting))).toEqual([]);
    expect(listSettings(likes)).toContain('shifts');
  });

  it('are printed first of all for what the reader wants less of, where that is half of the work', () => {
    for (const { facts } of people) {
      const careers = facts.careers.map((career, index) => ({
        ...career,
        experience: {
          ...career.experience,
          doubtedFor: index % 3 === 0 ? [{ job: 'x:telesales', task: 1 as const }] : [],
        },
      }));
      const isDoubted = (own: boolean) => chooseCases(careers, facts, own).map(({ doubt }) => doubt.on === 'less');
      expect(isDoubted(true)).toEqual(careers.map((_, index) => index % 3 === 0));
      expect(isDoubted(false)).not.toContain(true);
    }
  });
});

describe('the level of a career', () => {
  it('is stated to the reader if it is below that of their jobs, and to nobody else', () => {
    let belowCount = 0;
    for (const { facts, person, own } of listViews()) {
      const { careers } = composeReport({ ...person, withExperience: own }).document;
      for (const [index, { notes }] of careers.entries()) {
        const isBelow = facts.careers[index]?.experience.isBelowLevel === true;
        if (isBelow) belowCount += 1;
        expect(notes.some(({ id }) => id === 'level')).toBe(isBelow && own);
      }
    }
    expect(belowCount).toBeGreaterThan(0);
  });
});
