import type { ReportDocument } from '@bearings/contracts';
import { reportOf } from '../../test/records.factory';
import { careerDifferences, scoreDifferences } from './retake-differences';

const { document } = reportOf();
const [category] = document.categories;
const [career] = document.careers;
if (!category || !career) throw new Error('The sample has no category or career.');

const reportWithScore = (score: number): ReportDocument => ({
  ...document,
  categories: [{ ...category, score }],
});
const withCareers = (careers: [string, number?][]): ReportDocument => ({
  ...document,
  careers: careers.map(([code, stability = 0]) => ({ ...career, code, title: code, stability })),
});

it.each([
  [50, 63, false],
  [50, 64, true],
  [64, 50, true],
  [50, 50, false],
])('a score that changes from %i to %i is marked: %s', (before, after, isMarked) => {
  expect(scoreDifferences(reportWithScore(before), reportWithScore(after))).toMatchObject([
    { isMarked },
  ]);
});

it('careerDifferences marks only careers that appear or disappear despite a high stability', () => {
  const before = withCareers([['stays', 1], ['sure', 0.9], ['unsure', 0.89], ['old']]);
  const after = withCareers([
    ['stays', 1],
    ['new', 0.95],
  ]);
  expect(
    careerDifferences(before, after).map(({ code, in: where, isMarked }) => [
      code,
      where,
      isMarked,
    ]),
  ).toEqual([
    ['stays', 'both', false],
    ['new', 'after', true],
    ['sure', 'before', true],
    ['unsure', 'before', false],
    ['old', 'before', false],
  ]);
});

it('scoreDifferences omits a score that the older report lacks', () => {
  expect(scoreDifferences({ ...document, categories: [] }, reportWithScore(50))).toEqual([]);
});
