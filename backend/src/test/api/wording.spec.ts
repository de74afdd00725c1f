import type { Plan, ReportCareers } from '@bearings/contracts';
import { type Buyer, buyReport, createBuyerWithSecondAssessment, readReport } from '../support/buyer.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();
let buyer: Buyer;
beforeAll(async () => {
  // The column type json, unlike jsonb, keeps the order of keys, which this test changes.
  await api.sql`alter table reports alter column facts type json`;
  await api.sql`alter table report_revisions alter column facts type json`;
  buyer = await buyReport(api, await createBuyerWithSecondAssessment(api, 'wording@example.org'));
});

/** Returns the same value with the keys of each object in it in reverse order. */
function reorderJsonKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reorderJsonKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([key, each]) => [key, reorderJsonKeys(each)]));
}

/** Returns the texts of the buyer's report, its careers and its plan. */
async function composeTexts(): Promise<unknown> {
  const { browser, assessmentId } = buyer;
  const { content } = await readReport(buyer);
  const careers = await browser.get<ReportCareers>(`/api/reports/${assessmentId}/careers`);
  await api.sql`delete from plans`;
  const plan = await browser.get<Plan>(`/api/reports/${assessmentId}/plan`);
  return {
    content,
    careers: careers.body,
    steps: plan.body.steps.map(({ text, detail }) => [text, detail]),
  };
}

it('a report keeps its wording when its stored facts have their keys in another order', async () => {
  const before = await composeTexts();
  const readStored = () =>
    api.value<string>`select facts::text as facts from reports where assessment_id = ${buyer.assessmentId}`;
  const otherFacts = JSON.stringify(reorderJsonKeys(JSON.parse(await readStored())));
  // Changes the generation time too, so that the report is composed again instead of served from the cache.
  await api.sql`update reports set facts = ${otherFacts}, generated_at = generated_at + interval '1 second'
      where assessment_id = ${buyer.assessmentId}`;
  expect(await readStored()).toBe(otherFacts);
  expect(await composeTexts()).toEqual(before);
});
