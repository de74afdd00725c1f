// Compares the computed statistics with an independent calculation from the stored answers.
import type { Evidence, QuestionResponse } from '@bearings/contracts';
import { CATEGORIES, QUESTIONS } from '@bearings/domain';
import { composeQualityNote, type AnswerQuality } from '@bearings/report-composer';
import { createItemStatisticsCsv } from '../../../scripts/item-statistics.js';
import { computeStatistics } from '../../../scripts/item-statistics/compute-statistics.js';
import { seedPeople } from '../../../scripts/seed-people.js';
import { ReaderFiguresSweep } from '../../evidence/readers/reader-figures.sweep.js';
import { Browser } from '../support/browser.js';
import { useTestApi } from '../support/test-api.js';

// Runs the API without a worker, so that only the test computes figures.
const api = useTestApi({ worker: false });

interface CompletedAssessment {
  user: string;
  at: string;
  country: string;
  responses: QuestionResponse[];
  quality: AnswerQuality;
}

const calculateMean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
function calculateCovariance(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [calculateMean(x), calculateMean(y)];
  return x.reduce((sum, each, i) => sum + (each - mx) * ((y[i] ?? 0) - my), 0) / (x.length - 1);
}
const calculateVariance = (list: readonly number[]) => calculateCovariance(list, list);
const calculateCorrelation = (x: readonly number[], y: readonly number[]) =>
  calculateCovariance(x, y) / Math.sqrt(calculateVariance(x) * calculateVariance(y));
const sumOfLists = (lists: readonly (readonly number[])[]) =>
  (lists[0] ?? []).map((_, i) => lists.reduce((sum, list) => sum + (list[i] ?? 0), 0));

const readKeyedScore = ({ responses }: CompletedAssessment, id: string): number => {
  const score = responses.find(({ questionId }) => questionId === id)?.score ?? 0;
  return QUESTIONS.find((question) => question.id === id)?.reverse ? 6 - score : score;
};
const readKeyedScores = (rows: readonly CompletedAssessment[], id: string) =>
  rows.map((row) => readKeyedScore(row, id));
const listItemIds = (category: string) =>
  QUESTIONS.filter((question) => question.category === category).map(({ id }) => id);
const sumCategoryScores = (rows: readonly CompletedAssessment[], category: string) =>
  sumOfLists(listItemIds(category).map((id) => readKeyedScores(rows, id)));

async function readRows(): Promise<{ all: CompletedAssessment[]; careful: CompletedAssessment[] }> {
  const all = await api.sql<CompletedAssessment>`select user_id as user, completed_at::text as at, country, responses,
    quality from assessments where completed_at is not null order by user_id, completed_at`;
  return { all, careful: all.filter(({ quality }) => !composeQualityNote(quality)?.reviewAdvised) };
}

async function readFigures(): Promise<Map<string, { n: number; value: number | null }>> {
  const rows = await computeStatistics(api.database.manager);
  return new Map(rows.map(({ kind, subject, n, value }) => [`${kind}: ${subject}`, { n, value }]));
}

it('norms, which compare a score with those of other people, are computed for 600 people but not for 400', async () => {
  await seedPeople(api.database.manager, 400);
  const fewKeys = [...(await readFigures()).keys()];
  expect(fewKeys.filter((key) => key.startsWith('norm'))).toEqual([]);
  await seedPeople(api.database.manager, 200, 401);
  const found = await readFigures();
  const { careful } = await readRows();
  expect(careful.length).toBeGreaterThan(500);
  const scores = sumCategoryScores(careful, 'helping').map((sum) => ((sum - 3) / 12) * 100);
  const belowCount = scores.filter((score) => score < 49).length;
  const sameCount = scores.filter((score) => Math.abs(score - 50) < 1).length;
  expect(found.get('norm: helping 50.0')?.value).toBeCloseTo((belowCount + sameCount / 2) / scores.length, 3);
});

it('all statistics differ from an independent calculation by less than a thousandth', async () => {
  const found = await readFigures();
  const { all, careful } = await readRows();
  const expected = new Map<string, number>([
    ['quality passed: ', careful.length / all.length],
    ['straight-lining: ', all.filter(({ quality }) => quality.longestRun >= 10).length / all.length],
  ]);
  for (const { id, category } of QUESTIONS) {
    const ownValues = readKeyedScores(careful, id);
    const restSums = sumOfLists(
      listItemIds(category)
        .filter((each) => each !== id)
        .map((each) => readKeyedScores(careful, each)),
    );
    expected.set(`item mean: ${id}`, calculateMean(ownValues));
    expected.set(`item spread: ${id}`, Math.sqrt(calculateVariance(ownValues)));
    expected.set(`item lowest: ${id}`, ownValues.filter((each) => each === 1).length / ownValues.length);
    expected.set(`item highest: ${id}`, ownValues.filter((each) => each === 5).length / ownValues.length);
    expected.set(`item rest: ${id}`, calculateCorrelation(ownValues, restSums));
  }
  const retestPairs = careful.flatMap((first, index) => {
    if (careful[index - 1]?.user === first.user) return [];
    const nextRow = careful.slice(index + 1, index + 4).find(({ user }) => user === first.user);
    return nextRow ? [[first, nextRow] as const] : [];
  });
  for (const [index, category] of CATEGORIES.entries()) {
    const items = listItemIds(category).map((id) => readKeyedScores(careful, id));
    const scale = sumCategoryScores(careful, category);
    const score = scale.map((sum) => ((sum - 3) / 12) * 100);
    const [a = [], b = [], c = []] = items;
    const loading = (x: number[], y: number[], z: number[]) =>
      Math.sqrt((calculateCovariance(x, y) * calculateCovariance(x, z)) / calculateCovariance(y, z));
    const loadings = loading(a, b, c) + loading(b, a, c) + loading(c, a, b);
    const variances = items.reduce((sum, item) => sum + calculateVariance(item), 0);
    expected.set(`scale mean: ${category}`, calculateMean(score));
    expected.set(`scale spread: ${category}`, Math.sqrt(calculateVariance(score)));
    expected.set(`scale lowest: ${category}`, score.filter((each) => each === 0).length / score.length);
    expected.set(`alpha: ${category}`, 1.5 * (1 - variances / calculateVariance(scale)));
    expected.set(`omega: ${category}`, loadings ** 2 / calculateVariance(scale));
    for (const other of CATEGORIES.slice(index + 1)) {
      expected.set(`correlation: ${category} ${other}`, calculateCorrelation(scale, sumCategoryScores(careful, other)));
    }
    const [before, after] = [0, 1].map((at) =>
      sumCategoryScores(
        retestPairs.map((pair) => pair[at] ?? pair[0]),
        category,
      ),
    );
    expected.set(`retest: ${category}`, calculateCorrelation(before ?? [], after ?? []));
    const [inside, outside] = [true, false].map((isInside) =>
      sumCategoryScores(
        careful.filter(({ country }) => (country === 'GB') === isInside),
        category,
      ),
    );
    if (!inside || !outside) throw new Error('No countries.');
    const pooledVariance =
      ((inside.length - 1) * calculateVariance(inside) + (outside.length - 1) * calculateVariance(outside)) /
      (inside.length + outside.length - 2);
    expected.set(
      `country: GB ${category}`,
      (calculateMean(inside) - calculateMean(outside)) / Math.sqrt(pooledVariance),
    );
  }
  const wrongFigures = [...expected].filter(
    ([key, value]) => !(Math.abs((found.get(key)?.value ?? Number.NaN) - value) < 0.001),
  );
  expect(wrongFigures).toEqual([]);
  expect(expected.size).toBeGreaterThan(300);
  expect(found.get('retest: helping')?.n).toBe(retestPairs.length);
  expect(retestPairs.length).toBeGreaterThan(40);
});

it('statistics of judged careers and of ratings count each reader once, and equal the published figures', async () => {
  const found = await readFigures();
  const jobs = await api.sql<{ id: string; suggested: boolean; yes: boolean }>`
    select assessment_id as id, (job->>'isSuggested')::boolean as suggested, job->>'answer' = 'yes' as yes
      from reader_feedback, jsonb_array_elements(jobs) as job`;
  for (const [kind, wanted] of [
    ['suggested yes', true],
    ['decoy yes', false],
  ] as const) {
    const matchingJobs = jobs.filter(({ suggested }) => suggested === wanted);
    const figure = found.get(`${kind}: `);
    expect(figure?.n).toBe(new Set(matchingJobs.map(({ id }) => id)).size);
    expect(figure?.value).toBeCloseTo(matchingJobs.filter(({ yes }) => yes).length / matchingJobs.length, 6);
  }
  const ratings = await api.values<number>`select rating from reader_feedback where rating is not null`;
  expect(found.get('worth it: ')).toEqual({
    n: ratings.length,
    value: expect.closeTo(calculateMean(ratings), 6),
  });
  const smallGroups = [...found].filter(([key, { n, value }]) => n < 10 && value !== null && key !== '');
  expect(smallGroups).toEqual([]);
  // Puts feedback and reports on different days, since the published figures are added up from those of each day.
  await api.sql`update reader_feedback set created_at = now() - make_interval(days => ascii(assessment_id::text) % 30)`;
  await api.sql`insert into reports (assessment_id, state, facts, prose, generated_at)
    select id, 'ready', '{}', '{"sections": {}}', now() - make_interval(days => ascii(id::text) % 30) from assessments`;
  await api.sql`insert into payment_intents (id, assessment_id, generation, status)
    select 'pi_' || id, id, 1, 'succeeded' from assessments`;
  await api.sql`insert into payments (assessment_id, intent_id, amount, currency, refunded_amount, refunded_at)
    select assessment_id, id, 999, 'gbp', case when id < 'pi_4' then 999 else 0 end, case when id < 'pi_4' then now() end
      from payment_intents`;
  const paidReports = api.sql<{ person: string }>`select coalesce(a.user_id, a.id) as person from reports r
    join assessments a on a.id = r.assessment_id
    where r.state = 'ready' and exists (select 1 from payments where assessment_id = a.id and refunded_at is null)`;
  const people = (await paidReports).map(({ person }) => person);
  expect(new Set(people).size).toBeLessThan(people.length);
  await api.sql`update reader_figures_run set due_at = now()`;
  expect(await api.app.get(ReaderFiguresSweep).run(AbortSignal.abort())).toBe(false);
  expect(await api.app.get(ReaderFiguresSweep).run()).toBe(true);
  const { body } = await new Browser(api.url).get<Evidence>('/api/evidence');
  expect(body).toMatchObject({
    readers: {
      n: Math.min(found.get('suggested yes: ')?.n ?? 0, found.get('decoy yes: ')?.n ?? 0),
      suggestedYes: expect.closeTo(found.get('suggested yes: ')?.value ?? 0, 6),
      decoyYes: expect.closeTo(found.get('decoy yes: ')?.value ?? 0, 6),
    },
    rating: { n: ratings.length, mean: expect.closeTo(calculateMean(ratings), 6) },
    guided: { n: new Set(people).size },
    seeded: true,
  });
});

it('the CSV has a line for each figure, with the statement or the category in words', async () => {
  const figures = await computeStatistics(api.database.manager);
  const [head, ...lines] = (await createItemStatisticsCsv(api.config.database.url)).trimEnd().split('\r\n');
  expect(head).toBe('\uFEFF"kind","subject","label","bank","n","value","low","high"');
  expect(lines).toHaveLength(figures.length);
  expect(lines.find((line) => line.startsWith('"item mean","q1"'))).toContain(`"${QUESTIONS[0]?.text}",1,`);
  expect(lines.find((line) => line.startsWith('"correlation","leadership helping"'))).toContain(
    '"Leadership, Helping"',
  );
});
