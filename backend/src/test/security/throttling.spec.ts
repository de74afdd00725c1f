import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { completedVisitor, reader } from '../support/buyer.js';
import { tokenFor } from '../support/mailbox.js';
import { submission } from '../support/submission.factory.js';
import { ADMIN, BEHIND_PROXY, useTestApi } from '../support/test-api.js';

const api = useTestApi({ http: BEHIND_PROXY });

let lastAddress = 0;
/** Returns an address that has made no call. */
const newAddress = () => {
  lastAddress += 1;
  return `198.18.${Math.floor(lastAddress / 256)}.${lastAddress % 256}`;
};

const call = (path: string, body: object, from = newAddress()) =>
  new Browser(api.url).send('POST', path, body, { 'x-forwarded-for': from });

/** Calls both logins as the login page does: first admin, then user. */
async function tryBoth(email: string, password: string, from?: string): Promise<number[]> {
  const admin = await call('/api/admin/login', { email, password }, from);
  const user = await call('/api/auth/login', { email, password }, from);
  return [admin.status, user.status];
}

describe('login attempts', () => {
  it('are limited to ten for an account on each login call, even from 200 addresses', async () => {
    await registered(api, 'attacked@example.org');
    const statuses: number[][] = [];
    for (let i = 0; i < 100; i += 1) {
      statuses.push(await tryBoth('Attacked@example.org', `wrong password ${i}`));
    }
    const refused = (call: number) => statuses.filter((pair) => pair[call] === 429).length;
    expect([refused(0), refused(1)]).toEqual([90, 90]);

    const right = await call('/api/auth/login', {
      email: 'attacked@example.org',
      password: PASSWORD,
    });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(right.headers.get('retry-after'))).toBeLessThanOrEqual(900);

    await call('/api/auth/password/forgot', { email: 'attacked@example.org' });
    const token = await tokenFor(api, 'attacked@example.org', /new password/);
    const password = 'the owner is back again';
    expect((await call('/api/auth/password/reset', { token, password })).status).toBe(200);
    expect(await tryBoth('attacked@example.org', password)).toEqual([401, 200]);
  });

  it('match only accounts of the call’s own role, so that the other call adds no attempts', async () => {
    expect((await call('/api/auth/login', ADMIN)).status).toBe(401);
    await registered(api, 'plain@example.org');
    const body = { email: 'plain@example.org', password: PASSWORD };
    expect((await call('/api/admin/login', body)).status).toBe(401);
    expect((await call('/api/admin/login', ADMIN)).status).toBe(200);
  });

  it('are limited to fifty from one address', async () => {
    const from = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 60; i += 1) {
      const body = { email: `unknown${i}@example.org`, password: 'wrong password' };
      statuses.push((await call('/api/auth/login', body, from)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual(Array(10).fill(429));
  });

  it('are cleared by a correct password, any number of times', async () => {
    await registered(api, 'daily@example.org');
    const from = newAddress();
    for (let i = 0; i < 60; i += 1) {
      const { status } = await call(
        '/api/auth/login',
        { email: 'daily@example.org', password: PASSWORD },
        from,
      );
      expect(status).toBe(200);
    }
  });

  it('of a known browser are counted separately, so that a stranger cannot lock its owner out', async () => {
    const email = 'owner.of@example.org';
    await registered(api, email);
    const known = new Browser(api.url);
    expect((await known.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    for (let i = 0; i < 11; i += 1)
      await call('/api/auth/login', { email, password: `wrong ${i}` });
    const right = { email, password: PASSWORD };
    expect((await call('/api/auth/login', right)).status).toBe(429);
    expect((await known.post('/api/auth/login', right)).status).toBe(200);

    for (let i = 0; i < 10; i += 1) await known.post('/api/auth/login', { email, password: 'no' });
    expect((await known.post('/api/auth/login', right)).status).toBe(429);
  });

  it('count as a stranger’s when the browser’s cookie is altered or of another account', async () => {
    const [email, other] = ['marked@example.org', 'marked.other@example.org'];
    await registered(api, email);
    await registered(api, other);
    const thief = new Browser(api.url);
    await thief.post('/api/auth/login', { email: other, password: PASSWORD });
    const cookie = thief.cookies.get('bearings_device') ?? '';
    for (let i = 0; i < 10; i += 1)
      await call('/api/auth/login', { email, password: `wrong ${i}` });
    for (const value of [cookie, `${cookie.slice(0, -2)}AA`, 'x']) {
      thief.cookies.set('bearings_device', value);
      expect((await thief.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(429);
    }
  });

  it('on the administrator’s account are not reset by signing in to one’s own account', async () => {
    const from = newAddress();
    const own = { email: 'patient@example.org', password: PASSWORD };
    await registered(api, own.email);
    const statuses: number[] = [];
    for (let i = 0; i < 55; i += 1) {
      const body = { email: `attempt${i}@example.org`, password: 'wrong password' };
      statuses.push((await call('/api/admin/login', body, from)).status);
      await call('/api/auth/login', own, from);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  });

  it('are counted by the database’s clock', async () => {
    const email = 'clock@example.org';
    for (let i = 0; i < 10; i += 1) await call('/api/auth/login', { email, password: 'wrong' });
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60 * 1_000);
    try {
      expect((await call('/api/auth/login', { email, password: 'wrong' })).status).toBe(429);
    } finally {
      now.mockRestore();
    }
  });

  it('are counted over all processes, without storing the email', async () => {
    const rows = await api.sql<{ key: string }>`select key from throttles`;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('example.org');
  });
});

describe('mailed links', () => {
  it.each(['asked@example.org', 'never.seen@example.org'])(
    'go out three times an hour to %s, and the reply never changes',
    async (email) => {
      if (email.startsWith('asked')) await registered(api, email);
      const answers = [];
      for (let i = 0; i < 4; i += 1)
        answers.push(await call('/api/auth/password/forgot', { email }));
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
      expect(answers[0]?.text).toBe('{"status":"accepted"}');
      expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
      expect(answers[3]?.text).toContain('three messages');
    },
  );
});

describe('submissions', () => {
  it('are counted for each session', async () => {
    const browser = new Browser(api.url);
    const statuses: number[] = [];
    for (let i = 0; i < 101; i += 1) {
      statuses.push((await browser.post('/api/assessments/public', submission({}, i % 5))).status);
    }
    expect(statuses.slice(0, 100).every((status) => status === 200)).toBe(true);
    expect(statuses[100]).toBe(429);
    expect((await new Browser(api.url).post('/api/assessments/public', submission())).status).toBe(
      200,
    );
  });
});

/** Sends calls in batches, and counts each status. */
async function countStatuses(calls: number, send: (index: number) => Promise<{ status: number }>) {
  const counts: Record<number, number> = {};
  for (let start = 0; start < calls; start += 20) {
    const batch = Array.from({ length: Math.min(20, calls - start) }, (_, i) => send(start + i));
    for (const { status } of await Promise.all(batch)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe('circumstances', () => {
  it('of a report are limited to sixty calls an hour in one session', async () => {
    const buyer = await reader(api, 'restless@example.org');
    const { browser } = buyer;
    const path = `/api/reports/${buyer.assessmentId}/circumstances`;
    const send = () => browser.put(path, { circumstances: { interests: {} } });
    expect(await countStatuses(61, send)).toEqual({ 202: 60, 429: 1 });
    const refused = await send();
    expect(refused.text).toContain('changed this too often');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  it('of a draft are limited to 1,000 saves an hour in one session, without affecting other sessions', async () => {
    const browser = new Browser(api.url);
    const save = (index: number) =>
      browser.put('/api/assessments/draft', {
        answers: { q1: '4' },
        circumstances: { interests: {}, stage: index % 2 ? 'school' : 'working' },
      });
    await save(0);
    await api.sql`update throttles set points = 980 where key like 'drafts:%'`;
    expect(await countStatuses(21, save)).toEqual({ 200: 20, 429: 1 });
    const other = await new Browser(api.url).put('/api/assessments/draft', {
      answers: { q1: '4' },
    });
    expect(other.status).toBe(200);
  });
});

describe('a limit of a route', () => {
  it('for each caller is counted before an id is read, and only for callers with access', async () => {
    const { browser } = await completedVisitor(api, 'limited@example.org');
    const path = '/api/reports/no-report/pdf';
    const stranger = new Browser(api.url);
    for (let i = 0; i < 60; i += 1) {
      expect([(await browser.get(path)).status, (await stranger.get(path)).status]).toEqual([
        404, 404,
      ]);
    }
    expect((await browser.get(path)).status).toBe(429);
    expect((await stranger.get(path)).status).toBe(404);
  });

  it('for each network is counted before a body is read', async () => {
    const from = newAddress();
    for (let i = 0; i < 60; i += 1) {
      expect((await call('/api/web-vitals', { page: 7 }, from)).status).toBe(400);
    }
    expect((await call('/api/web-vitals', { page: 7 }, from)).status).toBe(429);
    expect((await call('/api/web-vitals', { page: 7 })).status).toBe(400);
  });
});
