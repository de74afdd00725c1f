// Calls from one browser tab while another tab of the same browser signs in or out, and calls without a session.
import type { Assessment, Draft } from '@bearings/contracts';
import { SESSION_COOKIE } from '../../auth/sessions/session.cookies.js';
import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi, withQueryRunner } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const api = useTestApi();

const countRows = async (sql: string): Promise<number> => {
  const [row]: { n: number }[] = await api.database.query(`select count(*)::int as n ${sql}`);
  return row?.n ?? -1;
};

/** Returns another tab of the same browser, which starts with the current cookies. */
function openOtherTab({ cookies }: Browser): Browser {
  const tab = new Browser(api.url);
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  return tab;
}

const waitForBlockedQuery = (query: string): Promise<number> =>
  pollUntil(
    () => countRows(`from pg_stat_activity where wait_event_type = 'Lock' and query ilike '${query}'`),
    (n) => n > 0,
  );

describe('a call during a sign-in', () => {
  it('stores its draft for the account that the visitor signs in to', async () => {
    const visitor = new Browser(api.url);
    await visitor.put('/api/assessments/draft', { answers: { q1: '1' } });
    await api.sql`delete from assessments`;
    const session = await api.value<string>`select id from sessions order by created_at desc limit 1`;
    await withQueryRunner(api, async (runner) => {
      // Takes the lock on the visitor's assessments, so that the first tab's call waits while it saves the draft.
      const lockKey = `assessments:${session}`;
      await runner.query('select pg_advisory_lock(hashtextextended($1, 0))', [lockKey]);
      await registered(api, 'overtaken@example.org');
      const loginPromise = openOtherTab(visitor);
      const savePromise = visitor.put<Draft>('/api/assessments/draft', { answers: { q1: '4' } });
      await waitForBlockedQuery('%pg_advisory_xact_lock%');
      const credentials = { email: 'overtaken@example.org', password: PASSWORD };
      const signInPromise = loginPromise.post('/api/auth/login', credentials);
      await waitForBlockedQuery('update sessions%');
      await runner.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockKey]);
      expect((await savePromise).status).toBe(200);
      expect((await signInPromise).status).toBe(200);
      const { body } = await loginPromise.get<Draft | null>('/api/assessments/draft');
      expect(body?.answers).toEqual({ q1: '4' });
    });
  });

  it('stores its submission for the account when it arrives after the sign-in', async () => {
    const visitor = new Browser(api.url);
    await registered(api, 'after@example.org');
    await visitor.put('/api/assessments/draft', { answers: { q2: '2' } });
    await withQueryRunner(api, async (runner) => {
      // Imitates a sign-in that has updated the session but not yet committed.
      await runner.startTransaction();
      await runner.query(
        `update sessions set user_id = (select id from users where email = 'after@example.org')
          where id = (select id from sessions order by created_at desc limit 1)`,
      );
      const submitPromise = visitor.post<Assessment>('/api/assessments/public', submission());
      await waitForBlockedQuery('%from sessions%for share%');
      await runner.commitTransaction();
      const { body } = await submitPromise;
      const ownedCount = await countRows(
        `from assessments a join users u on u.id = a.user_id
          where a.id = '${body.id}' and u.email = 'after@example.org'`,
      );
      expect(ownedCount).toBe(1);
    });
  });

  it('returns 401 and stores nothing when the session has ended', async () => {
    const visitor = new Browser(api.url);
    await visitor.put('/api/assessments/draft', { answers: { q3: '3' } });
    const before = await countRows('from assessments where completed_at is not null');
    await withQueryRunner(api, async (runner) => {
      await runner.startTransaction();
      await runner.query('delete from sessions where id = (select id from sessions order by created_at desc limit 1)');
      const submitPromise = visitor.refused('POST', '/api/assessments/public', submission());
      await waitForBlockedQuery('%from sessions%for share%');
      await runner.commitTransaction();
      const { status, body } = await submitPromise;
      expect({ status, message: body.message }).toEqual({
        status: 401,
        message: expect.stringContaining('try again'),
      });
      expect(await countRows('from assessments where completed_at is not null')).toBe(before);
    });
  });
});

describe('callers without a cookie', () => {
  it('create no session when their call has nothing to store', async () => {
    const before = await countRows('from sessions');
    const { status, headers } = await new Browser(api.url).put('/api/assessments/draft', {
      email: '',
      answers: {},
    });
    expect({ status, cookies: headers.getSetCookie() }).toEqual({ status: 200, cookies: [] });
    expect(await countRows('from sessions')).toBe(before);
  });

  it('are limited by IP address, while visitors with a session are not', async () => {
    const knownBrowser = new Browser(api.url);
    await knownBrowser.put('/api/assessments/draft', { answers: { q1: '1' } });
    expect(knownBrowser.cookies.has(SESSION_COOKIE)).toBe(true);
    // The limit is used up for the next ten minutes.
    await api.sql`update throttles set expire = (extract(epoch from clock_timestamp()) * 1000)::bigint + ${70 * 60_000}
      where key like 'new-visitors:%'`;
    const draft = { answers: { q1: '1' } };
    const flood = await Promise.all(
      Array.from({ length: 20 }, () => new Browser(api.url).put('/api/assessments/draft', draft)),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await knownBrowser.put('/api/assessments/draft', draft)).status).toBe(200);
    await api.sql`delete from throttles where key like 'new-visitors:%'`;
  });
});
