// Counts the SQL statements that frequent calls send to PostgreSQL. Unlike times, these counts are
// the same on every machine.
import { buy, completedBuyer } from '../support/buyer.js';
import { statementsOf } from '../support/statement-counter.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const api = useTestApi();

describe('the SQL statements of a call', () => {
  it('are two for a report’s status, before and after payment, by the report’s or the assessment’s id', async () => {
    const buyer = await completedBuyer(api, 'counted@example.org');
    const { browser, assessmentId } = buyer;
    const status = `/api/reports/status/${assessmentId}`;
    expect(await statementsOf(() => browser.get(status))).toHaveLength(2);
    await buy(api, buyer);
    expect(await statementsOf(() => browser.get(status))).toHaveLength(2);
    const report =
      await api.value<string>`select id from reports where assessment_id = ${assessmentId}`;
    const byReport = `/api/reports/status/${report}`;
    expect((await browser.get(byReport)).status).toBe(200);
    expect(await statementsOf(() => browser.get(byReport))).toHaveLength(2);
  });

  it('are one for the signed-in user', async () => {
    const { browser } = await completedBuyer(api, 'counted.user@example.org');
    expect(await statementsOf(() => browser.get('/api/auth/user'))).toHaveLength(1);
  });

  it('are three for the first read of a report and two for a repeated one', async () => {
    const buyer = await completedBuyer(api, 'counted.report@example.org');
    const { browser, assessmentId } = buyer;
    await buy(api, buyer);
    const path = `/api/reports/assessment/${assessmentId}`;
    await until(
      () => browser.get(path),
      ({ status }) => status === 200,
    );
    const unpacked = { 'accept-encoding': 'identity' };
    const newly = await statementsOf(() => browser.send('GET', path, undefined, unpacked));
    expect(newly).toHaveLength(3);
    const first = await browser.get(path);
    expect(await statementsOf(() => browser.get(path))).toHaveLength(2);
    const again = await browser.get(path);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('etag')).toBeNull();
    const plain = await browser.send('GET', path, undefined, { 'accept-encoding': 'identity' });
    expect(plain.text).toBe(first.text);

    const inIreland = await browser.get(`${path}?country=IE`);
    expect(inIreland.text).not.toBe(first.text);
    await api.sql`update reports set generated_at = now() where assessment_id = ${assessmentId}`;
    expect((await browser.get(path)).text).not.toBe(first.text);
    await api.sql`update payments set refunded_at = now() where assessment_id = ${assessmentId}`;
    expect((await browser.get(path)).status).toBe(404);
  });

  it('are one transaction of ten statements for a submission, whether new, repeated or from a draft', async () => {
    const { browser } = await completedBuyer(api, 'counted.submission@example.org');
    const submit = (change: object, shift = 0) =>
      browser.post('/api/assessments/public', submission(change, shift));
    const wordsOf = (statements: string[]): string[] =>
      statements.map((text) => text.split(' ', 1)[0]?.toLowerCase() ?? '');
    const fresh = await statementsOf((round) => submit({ email: `other.${round}@example.org` }));
    // In order: read the session, begin, two locks, a count, a further lock, read the earlier
    // assessments, store the new one, request the cancellation of intents, commit.
    expect(wordsOf(fresh).toSorted()).toEqual(
      'commit insert select select select select start update with with'.split(' '),
    );
    await submit({});
    const repeated = await statementsOf(() => submit({}));
    expect(repeated).toHaveLength(10);

    const draft = () => browser.put('/api/assessments/draft', { answers: { q1: '4' } });
    const drafted = await statementsOf(draft);
    const both = await statementsOf(async (round) => {
      await draft();
      await submit({ email: `drafted.${round}@example.org` });
    });
    expect(both).toHaveLength(drafted.length + fresh.length);
  });
});
