// Counts the SQL statements that frequent calls send to PostgreSQL. Unlike times, these counts are
// the same on every machine.
import { AssessmentRepository } from '../../assessment/assessment.repository.js';
import { CompressedReportCache } from '../../report/reading/compressed-report-cache.js';
import { buyReportFor, createBuyerWithSecondAssessment } from '../support/buyer.js';
import { recordStatements } from '../support/statement-counter.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const api = useTestApi();

it('a saved draft changes no index of the assessments', async () => {
  const { assessmentId } = await createBuyerWithSecondAssessment(api, 'draft@example.org');
  const assessments = api.app.get(AssessmentRepository, { strict: false });
  const [before, after] = await api.database.transaction(async (manager) => {
    // PostgreSQL counts a connection's earlier transactions too until it writes its statistics.
    const count = async () => {
      const [row] = await manager.query<{ updated: number; withoutIndex: number }[]>(
        `select n_tup_upd::int as updated, n_tup_hot_upd::int as "withoutIndex"
           from pg_stat_xact_user_tables where relname = 'assessments'`,
      );
      return row ?? { updated: 0, withoutIndex: 0 };
    };
    const counted = await count();
    const values = { draft: { answers: { q1: '3' as const } }, answered: 1, circumstances: null, country: 'IE' };
    await assessments.update(manager, assessmentId, values);
    return [counted, await count()] as const;
  });
  const changes = {
    updated: after.updated - before.updated,
    withoutIndex: after.withoutIndex - before.withoutIndex,
  };
  expect(changes).toEqual({ updated: 1, withoutIndex: 1 });
});

describe('the SQL statements of a call', () => {
  it('are two when the call fetches a report’s status by the id of the report or assessment', async () => {
    const buyer = await createBuyerWithSecondAssessment(api, 'counted@example.org');
    const { browser, assessmentId } = buyer;
    const status = `/api/reports/status/${assessmentId}`;
    expect(await recordStatements(() => browser.get(status))).toHaveLength(2);
    await buyReportFor(api, buyer);
    expect(await recordStatements(() => browser.get(status))).toHaveLength(2);
    const report = await api.value<string>`select id from reports where assessment_id = ${assessmentId}`;
    const statusPath = `/api/reports/status/${report}`;
    expect((await browser.get(statusPath)).status).toBe(200);
    expect(await recordStatements(() => browser.get(statusPath))).toHaveLength(2);
  });

  it('are only one when the call fetches the signed-in user', async () => {
    const { browser } = await createBuyerWithSecondAssessment(api, 'counted.user@example.org');
    expect(await recordStatements(() => browser.get('/api/auth/user'))).toHaveLength(1);
  });

  it('are three when the call reads a report for the first time, and two when it reads the report again', async () => {
    const buyer = await createBuyerWithSecondAssessment(api, 'counted.report@example.org');
    const { browser, assessmentId } = buyer;
    await buyReportFor(api, buyer);
    const path = `/api/reports/assessment/${assessmentId}`;
    await pollUntil(
      () => browser.get(path),
      ({ status }) => status === 200,
    );
    const cache = api.app.get(CompressedReportCache, { strict: false });
    const readUncached = () => {
      cache.evict([assessmentId]);
      return browser.get(path);
    };
    expect(await recordStatements(readUncached)).toHaveLength(3);
    const first = await browser.get(path);
    expect(await recordStatements(() => browser.get(path))).toHaveLength(2);
    const secondReply = await browser.get(path);
    expect(secondReply.text).toBe(first.text);
    expect(secondReply.headers.get('etag')).toBeNull();
    const plainReply = await browser.send('GET', path, undefined, {
      'accept-encoding': 'identity',
    });
    expect(plainReply.text).toBe(first.text);

    const irishReport = await browser.get(`${path}?country=IE`);
    expect(irishReport.text).not.toBe(first.text);
    await api.sql`update reports set generated_at = now() where assessment_id = ${assessmentId}`;
    expect((await browser.get(path)).text).not.toBe(first.text);
    await api.sql`update payments set refunded_at = now() where assessment_id = ${assessmentId}`;
    expect((await browser.get(path)).status).toBe(404);
  });

  it('are 13, in one transaction, when the call submits answers, new or from a draft, and ten for repeated answers', async () => {
    const { browser } = await createBuyerWithSecondAssessment(api, 'counted.submission@example.org');
    const submitAnswers = (change: object, shift = 0) =>
      browser.post('/api/assessments/public', submission(change, shift));
    const firstWords = (statements: string[]): string[] =>
      statements.map((text) => text.split(' ', 1)[0]?.toLowerCase() ?? '');
    const fresh = await recordStatements((round) => submitAnswers({ email: `other.${round}@example.org` }));
    // The expected statements in the order of execution: read the session, begin, two locks, a count, a further lock,
    // read the earlier assessments, hide them, request the cancellation of intents, read the account's country, store
    // the new assessment, read it, commit.
    expect(firstWords(fresh).toSorted()).toEqual(
      'commit insert insert select select select select select select start update update with'.split(' '),
    );
    await submitAnswers({});
    const repeatedCounts = await recordStatements(() => submitAnswers({}));
    expect(repeatedCounts).toHaveLength(10);

    const draft = () => browser.put('/api/assessments/draft', { answers: { q1: '4' } });
    const drafted = await recordStatements(draft);
    const bothCounts = await recordStatements(async (round) => {
      await draft();
      await submitAnswers({ email: `drafted.${round}@example.org` });
    });
    expect(bothCounts).toHaveLength(drafted.length + fresh.length);
  });
});
