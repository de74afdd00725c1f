import type { CategoryScores } from '@bearings/career-matching';
import type { Circumstances } from '@bearings/contracts';
import { createFacts, createRandomScores, composeWithTexts, type ReportWithTexts } from '../testing/report.factory.js';
import { createSource } from '../testing/sample-people.js';
import { createScores } from '@bearings/career-matching/testing';
import { composeMatchingView } from './report-matching.js';
import type { ReportFacts } from './report-facts.js';
import { renderHtml } from '../files/render-html.js';
import { renderText } from '../files/render-text.js';

const NUMBER_WORDS = ['Five', 'Six', 'Seven', 'Eight', 'Nine'];
/** Scores of 15 people. Every third person has almost equal scores, which are not enough to rank careers. */
const RANDOM_PEOPLE = createRandomScores(15, 15).map((scores, person) =>
  person % 3 === 1 ? createScores({ planning: 50 + (person % 2) }) : scores,
);

/** Phrases that mention ten careers, except "the best ten", which is about the method. */
const TEN_CAREERS_PATTERN =
  /\b(?:the|your|these|all|here are) ten\b(?! (?:vacancies|minutes))|\bten careers|\bnine of|five (?:after|more)/gi;
const listMentionsOfTen = (text: string): string[] =>
  [...text.matchAll(TEN_CAREERS_PATTERN)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40));

const createCircumstances = (person: number): Circumstances => ({
  // Every third person likes three activities, which are enough to rank careers whatever the scores are.
  interests: person % 3 === 0 ? { care: 'like', teach: 'like', children: 'like' } : {},
  stage: 'school',
  qualificationLevel: 1,
  training: 'none',
});

/** Returns the facts of a report with only five to nine careers. */
function createShortFacts(scores: CategoryScores, person: number): ReportFacts {
  const facts = createFacts(scores, { circumstances: createCircumstances(person) });
  return { ...facts, careers: facts.careers.slice(0, 5 + (person % 5)) };
}

async function composeShortReports(): Promise<ReportWithTexts[]> {
  return Promise.all(
    RANDOM_PEOPLE.map(async (scores, person) =>
      composeWithTexts({ ...(await createSource(createShortFacts(scores, person))), country: 'GB' }),
    ),
  );
}

describe('a report with fewer than ten careers', () => {
  it('states the actual number of careers in its text and both downloads', async () => {
    const reports = await composeShortReports();
    const lengths = new Set(reports.map(({ document }) => document.careers.length));
    expect([...lengths].toSorted()).toEqual([5, 6, 7, 8, 9]);
    expect(reports.some(({ document }) => !document.matching.ranked)).toBe(true);
    expect(reports.some(({ document }) => document.matching.ranked)).toBe(true);
    for (const report of reports) {
      const count = NUMBER_WORDS[report.document.careers.length - 5] ?? '';
      const title = `${count} careers that fit`;
      expect(report.document.sections.map((section) => section.title)).toContain(title);
      expect(report.content).toContain(`## ${title}`);
      const html = renderHtml(report);
      expect(html.split(title)).toHaveLength(3);
      expect(renderText(report)).toContain(title.toUpperCase());
      expect([...listMentionsOfTen(report.content), ...listMentionsOfTen(html)]).toEqual([]);
    }
  });

  it('states the actual number of careers if one of them was named by the user', () => {
    const circumstances = createCircumstances(6);
    const scores = RANDOM_PEOPLE[6] ?? createScores({});
    const [first] = createFacts(scores, { circumstances }).careers;
    const jobsInMind = first ? [first.code] : [];
    const facts = createFacts(scores, { circumstances: { ...circumstances, jobsInMind } });
    const shortFacts = { ...facts, careers: facts.careers.slice(0, 7) };
    expect(composeMatchingView(shortFacts, 'GB', false).inMind[0]?.text).toContain('of your seven.');
  });
});
