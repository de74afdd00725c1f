import type { Circumstances } from '@bearings/contracts';
import type { Direction } from '@bearings/domain';
import { createScores } from '@bearings/career-matching/testing';
import { composeWithTexts, createFacts } from '../testing/report.factory.js';
import { createSource } from '../testing/sample-people.js';
import type { ReportFacts } from './report-facts.js';

const CIRCUMSTANCES: Circumstances = {
  interests: {},
  stage: 'working',
  experience: { jobs: [{ occupation: '25-2031.00', years: 'over10', isCurrent: true, moreTasks: [], lessTasks: [] }] },
};

/** Returns facts in which as many careers as given are below the level of the reader's job. */
function createFactsBelow(count: number, direction: Direction): ReportFacts {
  const experience = { ...CIRCUMSTANCES.experience, direction };
  const facts = createFacts(createScores({ helping: 92 }), { circumstances: { ...CIRCUMSTANCES, experience } });
  return {
    ...facts,
    careers: facts.careers.map((career, index) => ({
      ...career,
      experience: { ...career.experience, isBelowLevel: index < count },
    })),
  };
}

async function readReport(facts: ReportFacts, withExperience = true) {
  const { document } = composeWithTexts({ ...(await createSource(facts)), country: 'GB', withExperience });
  const careers = document.sections.find(({ id }) => id === 'careers');
  return {
    aboveList: JSON.stringify(careers?.blocks),
    notes: document.careers.flatMap(({ notes }) => notes.filter(({ id }) => id === 'level')),
  };
}

describe('that careers are below the reader’s level', () => {
  it('is said once above the list if all are', async () => {
    const { aboveList, notes } = await readReport(createFactsBelow(10, 'open'));
    expect(aboveList).toMatch(
      /All of these jobs are below the level that you’ve worked at\. People usually start there/,
    );
    expect(notes).toEqual([]);
    expect((await readReport(createFactsBelow(10, 'new'))).aboveList).toMatch(/because you asked for something new/);
  });

  it('is said of each if one or two are', async () => {
    const { aboveList, notes } = await readReport(createFactsBelow(2, 'open'));
    expect(aboveList).not.toMatch(/below the level/);
    expect(notes.map(({ text }) => text)).toEqual(Array(2).fill(expect.stringMatching(/^This job .* People usually/)));
  });

  it('is explained once and marked on each if several are', async () => {
    const { aboveList, notes } = await readReport(createFactsBelow(3, 'new'));
    expect(aboveList).toMatch(/Some of these jobs .* and say so\. They’re here because you asked for something new/);
    expect(notes.map(({ text }) => text)).toEqual(Array(3).fill('Below the level that you’ve worked at.'));
  });

  it('is not said to others, who would learn what the reader has done', async () => {
    const { aboveList, notes } = await readReport(createFactsBelow(10, 'open'), false);
    expect([aboveList.includes('below the level'), notes]).toEqual([false, []]);
  });
});
