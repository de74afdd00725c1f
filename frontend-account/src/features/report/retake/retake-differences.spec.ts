import type { ReportDocument } from '@bearings/contracts';
import { createReport } from '../../../test/records.factory';
import { listCareerDifferences, listScoreDifferences } from './retake-differences';

const { document } = createReport();
const [category] = document.categories;
const [career] = document.careers;
if (!category || !career) throw new Error('The sample has no category or career.');

const createReportWithScore = (score: number): ReportDocument => ({
  ...document,
  categories: [{ ...category, score }],
});
const createReportWithCareers = (careers: [string, number?][]): ReportDocument => ({
  ...document,
  careers: careers.map(([code, stability = 0]) => ({ ...career, code, title: code, stability })),
});

it.each([
  [50, 63, false],
  [50, 64, true],
  [64, 50, true],
  [50, 50, false],
])('a score that changes from %i to %i is marked as different: %s', (before, after, isMarked) => {
  expect(listScoreDifferences(createReportWithScore(before), createReportWithScore(after))).toMatchObject([
    { isMarked },
  ]);
});

it('listCareerDifferences marks a career that is in only one report, if its stability is at least 0.9', () => {
  const before = createReportWithCareers([['stays', 1], ['sure', 0.9], ['unsure', 0.89], ['old']]);
  const after = createReportWithCareers([
    ['stays', 1],
    ['new', 0.95],
  ]);
  expect(listCareerDifferences(before, after).map(({ code, in: where, isMarked }) => [code, where, isMarked])).toEqual([
    ['stays', 'both', false],
    ['new', 'after', true],
    ['sure', 'before', true],
    ['unsure', 'before', false],
    ['old', 'before', false],
  ]);
});

it('listScoreDifferences omits a score that the older report lacks', () => {
  expect(listScoreDifferences({ ...document, categories: [] }, createReportWithScore(50))).toEqual([]);
});
