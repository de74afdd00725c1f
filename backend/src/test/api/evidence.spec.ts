import type { ErrorBody, Evidence, Feedback, JobQuestions, QuotableComment } from '@bearings/contracts';
import { Client } from 'pg';
import { ReaderFiguresSweep } from '../../evidence/readers/reader-figures.sweep.js';
import { signInAdmin } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import {
  buyReportFor,
  type Buyer,
  createVisitorWithAssessment,
  createReportOwner,
  waitUntilReportReady,
} from '../support/buyer.js';
import { waitForAllMailsTo } from '../support/mailbox.js';
import { useTestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const api = useTestApi();

const readQuestions = async ({ browser, assessmentId }: Buyer) =>
  (await browser.get<JobQuestions>(`/api/reports/${assessmentId}/job-questions`)).body.jobs;
const answerJob = ({ browser, assessmentId }: Buyer, code: string, given = 'yes') =>
  browser.patch<ErrorBody>(`/api/reports/${assessmentId}/job-questions`, { code, answer: given });
const readFeedback = async ({ browser, assessmentId }: Buyer) =>
  (await browser.get<Feedback>(`/api/reports/${assessmentId}/feedback`)).body;
const RATING_CHANGE = {
  rating: 4,
  comment: 'It named jobs I had never heard of.',
  mayQuote: true,
  followUps: true,
};
const rateReport = ({ browser, assessmentId }: Buyer, change: object = {}) =>
  browser.put<ErrorBody>(`/api/reports/${assessmentId}/feedback`, { ...RATING_CHANGE, ...change });
const makePupil = ({ assessmentId }: Buyer) =>
  api.sql`update assessments set circumstances = '{"interests": {}, "stage": "school"}'
           where id = ${assessmentId}`;

describe('the occupations that a reader is asked to judge', () => {
  let buyer: Buyer;
  const listSuggestedCodes = () => api.values<string>`select career->>'code' from reports,
      jsonb_array_elements(facts->'careers') as career where assessment_id = ${buyer.assessmentId}`;
  beforeAll(async () => {
    buyer = await createVisitorWithAssessment(api, 'asked@example.org');
    const unpaidReply = await buyer.browser.get(`/api/reports/${buyer.assessmentId}/job-questions`);
    expect(unpaidReply.status).toBe(409);
    await buyReportFor(api, buyer);
    await waitUntilReportReady(buyer);
  });

  it('are the nine suggested careers not named in the preview, mixed with five decoys that fit badly', async () => {
    const jobs = await readQuestions(buyer);
    expect(jobs).toHaveLength(14);
    for (const job of jobs) {
      expect(Object.keys(job).toSorted()).toEqual(['answer', 'code', 'title', 'what']);
      expect(job.what.length).toBeGreaterThan(20);
    }
    const tenCodes = await listSuggestedCodes();
    const { body: preview } = await buyer.browser.get<{ shown: { career: { code: string } } }>(
      `/api/assessments/${buyer.assessmentId}/preview-careers`,
    );
    const codes = jobs.map(({ code }) => code);
    expect(codes.filter((code) => tenCodes.includes(code))).toHaveLength(9);
    expect(codes).not.toContain(preview.shown.career.code);
    expect(await readQuestions(buyer)).toEqual(jobs);
  });

  it('can be judged only by the owner, also after the owner has read and rated the report', async () => {
    const [first, second] = await readQuestions(buyer);
    if (!first || !second) throw new Error('No jobs are asked.');
    const stranger = { ...buyer, browser: new Browser(api.url) };
    expect((await answerJob(stranger, first.code)).status).toBe(404);
    const admin = { ...buyer, browser: await signInAdmin(api) };
    expect((await answerJob(admin, first.code)).status).toBe(404);
    expect((await answerJob(buyer, '00-0000.00')).status).toBe(409);
    expect((await answerJob(buyer, first.code, 'maybe')).status).toBe(400);
    expect((await readFeedback(admin)).jobs).toEqual([]);
    expect((await answerJob(buyer, first.code, 'no')).status).toBe(204);
    expect((await answerJob(buyer, first.code, 'yes')).status).toBe(204);
    expect((await answerJob(buyer, second.code, 'unsure')).status).toBe(204);
    expect((await readQuestions(buyer)).filter((job) => job.answer !== null)).toHaveLength(2);
    const { jobs } = await readFeedback(buyer);
    const tenCodes = await listSuggestedCodes();
    expect(jobs).toEqual([
      { title: first.title, isSuggested: tenCodes.includes(first.code), answer: 'yes' },
      { title: second.title, isSuggested: tenCodes.includes(second.code), answer: 'unsure' },
    ]);
    expect((await rateReport(buyer)).status).toBe(200);
    expect((await answerJob(buyer, first.code, 'unsure')).status).toBe(204);
    expect((await readQuestions(buyer)).find(({ code }) => code === first.code)).toMatchObject({ answer: 'unsure' });
  });

  it('are asked of a reader who rated the report first', async () => {
    const other = await createReportOwner(api, 'rated-first@example.org');
    expect((await rateReport(other)).status).toBe(200);
    const jobs = await readQuestions(other);
    expect(jobs).toHaveLength(14);
    expect(await readQuestions(other)).toEqual(jobs);
    expect(await readFeedback(other)).toMatchObject({ rating: 4, jobs: [] });
  });
});

describe('the rating of a report', () => {
  it('can be changed, but a changed comment must be approved by an administrator again', async () => {
    const buyer = await createReportOwner(api, 'rated@example.org');
    const admin = await signInAdmin(api);
    expect(await readFeedback(buyer)).toMatchObject({
      rating: null,
      mayQuote: false,
      followUps: false,
    });
    expect((await rateReport(buyer)).status).toBe(200);
    const { body } = await admin.get<QuotableComment[]>('/api/admin/comments');
    const id = buyer.assessmentId;
    expect(body).toContainEqual({
      id,
      text: RATING_CHANGE.comment,
      rating: 4,
      approved: false,
    });
    const approval = `/api/admin/comments/${id}`;
    expect((await admin.patch(approval, { approved: true })).status).toBe(204);
    const quotes = async () => (await admin.get<Evidence>('/api/evidence')).body.quotes;
    expect(await quotes()).toContainEqual({ text: RATING_CHANGE.comment, rating: 4 });
    await rateReport(buyer, { rating: 5 });
    expect(await quotes()).toContainEqual({ text: RATING_CHANGE.comment, rating: 5 });
    await rateReport(buyer, { comment: 'Something else' });
    expect(await quotes()).toEqual([]);
    await rateReport(buyer, { mayQuote: false });
    expect((await admin.patch(approval, { approved: true })).status).toBe(404);
  });

  it('by a school pupil is refused when it allows quotes or follow-up emails', async () => {
    const buyer = await createReportOwner(api, 'pupil@example.org');
    await makePupil(buyer);
    expect((await rateReport(buyer)).status).toBe(400);
    expect((await rateReport(buyer, { mayQuote: false })).body.field).toBe('followUps');
    expect((await rateReport(buyer, { mayQuote: false, followUps: false })).status).toBe(200);
  });
});

describe('the follow-up emails', () => {
  /** Lets the workers look at all follow-ups now. Returns how many they recorded. */
  const sweepFollowUps = async (): Promise<number> => {
    const count = () => api.value<number>`select count(*)::int from follow_ups`;
    const before = await count();
    await api.sql`update work set due_at = now() where kind = 'follow-up'`;
    await pollUntil(() => api.sql`select 1 from work where kind = 'follow-up' and due_at <= now()`, []);
    return (await count()) - before;
  };
  const makeOlder = ({ assessmentId }: Buyer, days: number) =>
    api.sql`update reader_feedback set follow_up_from = now() - make_interval(days => ${days})
             where assessment_id = ${assessmentId}`;
  const followUpMails = async (email: string) =>
    (await waitForAllMailsTo(api, email)).filter(({ subject }) => subject === 'What did you do next?');

  it('are sent after 14 days and after six months, with a link for each answer', async () => {
    const buyer = await createReportOwner(api, 'followed@example.org');
    await rateReport(buyer);
    await makeOlder(buyer, 13);
    expect(await sweepFollowUps()).toBe(0);
    await makeOlder(buyer, 15);
    expect(await sweepFollowUps()).toBe(1);
    expect(await sweepFollowUps()).toBe(0);
    const [mail] = await followUpMails('followed@example.org');
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const key = await api.value<string>`select key from reader_feedback
      where assessment_id = ${buyer.assessmentId}`;
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain(`/follow-up#${key}.talked"`);
    const anyone = new Browser(api.url);
    expect((await anyone.post('/api/follow-ups', { key, answer: 'talked' })).status).toBe(204);
    expect((await anyone.post('/api/follow-ups', { key, answer: 'read' })).status).toBe(204);
    const answers = () =>
      api.values`select number || answer from follow_ups where assessment_id = ${buyer.assessmentId}
                  and answer is not null order by number`;
    expect(await answers()).toEqual(['1read']);
    await makeOlder(buyer, 184);
    expect(await sweepFollowUps()).toBe(1);
    await anyone.post('/api/follow-ups', { key, answer: 'started' });
    expect(await answers()).toEqual(['1read', '2started']);
  });

  it('are not sent to readers who unsubscribed, withdrew their consent, or are at school', async () => {
    const buyers = [];
    for (const name of ['ended', 'unticked', 'at-school']) {
      const buyer = await createReportOwner(api, `${name}@example.org`);
      await rateReport(buyer);
      await makeOlder(buyer, 20);
      buyers.push(buyer);
    }
    const [ended, unticked, atSchool] = buyers;
    if (!ended || !unticked || !atSchool) throw new Error('No buyers.');
    const key = await api.value<string>`select key from reader_feedback
      where assessment_id = ${ended.assessmentId}`;
    expect((await new Browser(api.url).post(`/api/follow-ups/stop?key=${key}`, {})).status).toBe(204);
    await rateReport(unticked, { followUps: false });
    await makePupil(atSchool);
    await sweepFollowUps();
    for (const name of ['ended', 'unticked', 'at-school']) {
      expect([name, await followUpMails(`${name}@example.org`)]).toEqual([name, []]);
    }
  });
});

it('the figures of readers are computed once a night, without an average of fewer than ten ratings', async () => {
  const sweep = api.app.get(ReaderFiguresSweep);
  await api.sql`update reader_figures_run set due_at = now()`;
  await sweep.run();
  // The API's own task may have been first, and may still compute.
  await pollUntil(
    () => api.sql`select 1 from reader_figures`,
    (rows) => rows.length > 0,
  );
  expect(await sweep.run()).toBe(false);
  expect(await api.value`select due_at > now() + interval '1 hour' from reader_figures_run`).toBe(true);
  const rated = await api.value<number>`select count(*)::int from reader_feedback where rating is not null`;
  expect(rated).toBeGreaterThan(0);
  expect(await api.sql`select n, value from reader_figures where kind = 'worth it'`).toEqual([
    { n: rated, value: null },
  ]);
  expect((await new Browser(api.url).get<Evidence>('/api/evidence')).body).toMatchObject({
    readers: null,
    rating: null,
    seeded: false,
  });
});

it('a worker that is killed while it computes the figures leaves them to the next one at once', async () => {
  const sweep = api.app.get(ReaderFiguresSweep);
  const computed = () => api.log.filter((line) => line.includes('reader figures computed')).length;
  await api.sql`delete from reader_figures`;
  const killed = new Client({ connectionString: api.config.database.url });
  killed.on('error', () => undefined);
  await killed.connect();
  await api.sql`update reader_figures_run set due_at = now() + interval '1 day'`;
  await killed.query("update reader_figures_run set due_at = now() - interval '1 second'");
  await killed.query('begin');
  await killed.query('select 1 from reader_figures_run for update');
  const before = computed();
  expect(await sweep.run()).toBe(false);
  const { rows } = await killed.query<{ pid: number }>('select pg_backend_pid() as pid');
  await api.sql`select pg_terminate_backend(${rows[0]?.pid})`;
  await pollUntil(
    async () => {
      await sweep.run();
      return api.sql`select 1 from reader_figures`;
    },
    (found) => found.length > 0,
  );
  expect(computed()).toBe(before + 1);
});
