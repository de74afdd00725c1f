// Checks the reasons for and doubts about careers for sixty invented people, with and without what they did.
import type { Circumstances } from '@bearings/contracts';
import { QUESTIONS } from '@bearings/domain';
import { getWorkTexts, TASK_ACTIVITIES } from '@bearings/career-data';
import { isAgainstAnswer, isGiven } from '../testing/given-lines.js';
import { createLifeReader, LIFE_COUNT } from '../testing/life-people.js';
import { createSource, type SampleReportSource } from '../testing/sample-people.js';
import { createFacts } from '../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { chooseNoteText } from '../prose/prose.js';
import { composeReport } from './compose-report.js';
import { joinPlainRuns } from './report-document.js';
import { uncapitalise } from '../text.js';
import { listTaskKinds, PASTIME_KINDS, STATEMENT_KINDS, TILE_KINDS } from './activity-kinds.js';
import type { ReasonLine } from './reason-line.js';
import { isPrivateLine, toLineKey } from './reason-lines.js';
import { chooseCases } from './reasons.js';
import type { ReportFacts } from './report-facts.js';

interface Person extends SampleReportSource {
  country: string;
}
let people: Person[];

beforeAll(async () => {
  people = await Promise.all(
    Array.from({ length: 60 }, async (_, seed) => {
      const { facts, country } = createLifeReader((seed * 7) % LIFE_COUNT);
      return { ...(await createSource(facts)), country };
    }),
  );
});

const listViews = (): { facts: ReportFacts; person: Person; own: boolean }[] =>
  people.flatMap((person) => [false, true].map((own) => ({ facts: person.facts, person, own })));

/** Returns whether a task of a career is of a kind, or stands for an activity, that a line is about. */
function isAbout(line: ReasonLine, code: string, index: number): boolean {
  const kinds = listTaskKinds(code, index);
  switch (line.on) {
    case 'tile':
      return TILE_KINDS[line.tile].some((kind) => kinds.includes(kind));
    case 'pastime':
      return PASTIME_KINDS[line.pastime].some((kind) => kinds.includes(kind));
    case 'statement':
      return (
        line.asks === 'more' && STATEMENT_KINDS[line.category][line.statement].some((kind) => kinds.includes(kind))
      );
    case 'task':
    case 'job': {
      if (line.task === undefined) return false;
      const activities = TASK_ACTIVITIES[line.job]?.[line.task - 1] ?? [];
      const sharesActivity = (TASK_ACTIVITIES[code]?.[index] ?? []).some((id) => activities.includes(id));
      const own = listTaskKinds(line.job, line.task - 1);
      return own[0] === kinds[0] || (sharesActivity && own.some((kind) => kinds.includes(kind)));
    }
    case 'subject':
    case 'schoolSubject':
    case 'field':
    case 'named':
      return false;
  }
}

describe('the reasons for careers', () => {
  it('quote a line that the reader gave, and at most two careers quote the same one', () => {
    const counts = { reasons: 0, own: 0, none: 0 };
    for (const { facts, person, own } of listViews()) {
      const lines = person.prose.careerNotes.flatMap((note) => {
        const { line, support } = chooseNoteText(note, own);
        return support === undefined ? [line] : [line, support];
      });
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

  it('are never the same sentence twice', () => {
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

  it('name a task only if it is of a kind that the line is about, and say it beside that line', () => {
    const counts: Partial<Record<ReasonLine['on'], number>> = {};
    for (const { facts, person, own } of listViews()) {
      const { careers } = composeReport({ ...person, withExperience: own }).document;
      for (const [index, { code, why }] of careers.entries()) {
        const found = person.prose.careerNotes[index];
        const note = found && chooseNoteText(found, own);
        const lines = [note?.line, note?.support].filter((line) => line !== null && line !== undefined);
        const text = joinPlainRuns(why);
        for (const [at, task] of getWorkTexts(code, person.country).tasks.entries()) {
          if (!text.includes(`${uncapitalise(task)}.`)) continue;
          const line = lines.find((each) => isAbout(each, code, at));
          expect([facts.reportId, code, task, lines, line !== undefined]).toEqual([
            facts.reportId,
            code,
            task,
            lines,
            true,
          ]);
          if (line !== undefined) counts[line.on] = (counts[line.on] ?? 0) + 1;
        }
      }
    }
    expect(Math.min(counts.task ?? 0, counts.job ?? 0, counts.pastime ?? 0)).toBeGreaterThan(10);
    expect(Math.min(counts.tile ?? 0, counts.statement ?? 0)).toBeGreaterThan(50);
  });

  it('never quote an answer against what the reader answered', () => {
    for (const { facts, person, own } of listViews()) {
      for (const note of person.prose.careerNotes) {
        const { line } = chooseNoteText(note, own);
        if (line?.on !== 'statement') continue;
        expect([line, isAgainstAnswer(line, facts)]).toEqual([line, false]);
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
    expect(reason).toMatch(/^(?:You’ve done this job before|It’s a job that you’ve done)\./);
  });
});

describe('the doubts about careers', () => {
  it('never rest on a score in the middle, and no more than two careers have the same', () => {
    for (const { facts, own } of listViews()) {
      const doubts = chooseCases(facts.careers, facts, own).map(({ doubt }) => doubt);
      for (const doubt of doubts) {
        if (doubt?.on !== 'score') continue;
        const { score, category } = doubt.reason;
        expect([category, score < 40 || score >= 60]).toEqual([category, true]);
        const same = doubts.filter((each) => each?.on === 'score' && each.reason.category === category);
        expect(same.length).toBeLessThanOrEqual(2);
      }
    }
  });

  it('are no conditions of a kind of work that the reader likes', () => {
    const likes = { sales: 'like', teach: 'like', drive: 'like', plants: 'like', high: 'like' } as const;
    const listSettings = (interests: Circumstances['interests']): string[] =>
      people.flatMap(({ facts }) => {
        const careers = facts.careers.map((career) => ({
          ...career,
          openedDealBreakers: [],
          occasionalDealBreakers: [],
        }));
        return chooseCases(careers, { ...facts, circumstances: { interests } }, false).flatMap(({ doubt }) =>
          doubt?.on === 'setting' ? doubt.setting : [],
        );
      });
    const conditions = ['selling', 'public', 'travel', 'weather', 'heights'];
    expect(listSettings({})).toEqual(expect.arrayContaining(conditions));
    expect(listSettings(likes).filter((setting) => conditions.includes(setting))).toEqual([]);
    expect(listSettings(likes)).toContain('shifts');
  });

  it('are first of all what the reader ruled out and the work has all the same, for every career', () => {
    for (const { facts, own } of listViews()) {
      const careers = facts.careers.map((career) => ({
        ...career,
        openedDealBreakers: [],
        occasionalDealBreakers: ['desk' as const],
        experience: { ...career.experience, doubtedFor: [] },
      }));
      const isDesk = chooseCases(careers, facts, own).map(({ doubt }) => doubt?.on === 'setting' && doubt.setting);
      expect(isDesk).toEqual(careers.map(() => 'desk'));
    }
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
      const isDoubted = (own: boolean) => chooseCases(careers, facts, own).map(({ doubt }) => doubt?.on === 'less');
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
