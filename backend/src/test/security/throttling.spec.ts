import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { completedVisitor, createReportOwner } from '../support/buyer.js';
import { tokenFor } from '../support/mailbox.js';
import { submission } from '../support/submission.factory.js';
import { ADMIN_CREDENTIALS, PROXIED_HTTP_CONFIG, useTestApi } from '../support/test-api.js';

const api = useTestApi({ http: PROXIED_HTTP_CONFIG });

let lastAddress = 0;
/** Returns an IP address that has not made a call yet. */
const newAddress = () => {
  lastAddress += 1;
  return `198.18.${Math.floor(lastAddress / 256)}.${lastAddress % 256}`;
};

const callFrom = (path: string, body: object, from = newAddress()) =>
  new Browser(api.url).send('POST', path, body, { 'x-forwarded-for': from });

/** Calls both login routes as the login page does: the administrators' first, then the users'. Returns the statuses. */
async function tryBothLogins(email: string, password: string, from?: string): Promise<number[]> {
  const admin = await callFrom('/api/admin/login', { email, password }, from);
  const user = await callFrom('/api/auth/login', { email, password }, from);
  return [admin.status, user.status];
}

describe('login attempts', () => {
  it('are limited to ten for an account on each login route, even when each comes from another IP address', async () => {
    await registered(api, 'attacked@example.org');
    const statuses: number[][] = [];
    for (let i = 0; i < 100; i += 1) {
      statuses.push(await tryBothLogins('Attacked@example.org', `wrong password ${i}`));
    }
    const countRefused = (call: number) => statuses.filter((pair) => pair[call] === 429).length;
    expect([countRefused(0), countRefused(1)]).toEqual([90, 90]);

    const right = await callFrom('/api/auth/login', {
      email: 'attacked@example.org',
      password: PASSWORD,
    });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(right.headers.get('retry-after'))).toBeLessThanOrEqual(900);

    await callFrom('/api/auth/password/forgot', { email: 'attacked@example.org' });
    const token = await tokenFor(api, 'attacked@example.org', /new password/);
    const password = 'the owner is back again';
    expect((await callFrom('/api/auth/password/reset', { token, password })).status).toBe(200);
    expect(await tryBothLogins('attacked@example.org', password)).toEqual([401, 200]);
  });

  it('always fail on the login route for another role, so that the second route gives no extra guesses', async () => {
    expect((await callFrom('/api/auth/login', ADMIN_CREDENTIALS)).status).toBe(401);
    await registered(api, 'plain@example.org');
    const body = { email: 'plain@example.org', password: PASSWORD };
    expect((await callFrom('/api/admin/login', body)).status).toBe(401);
    expect((await callFrom('/api/admin/login', ADMIN_CREDENTIALS)).status).toBe(200);
  });

  it('are limited to fifty from one IP address', async () => {
    const fromAddress = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 60; i += 1) {
      const body = { email: `unknown${i}@example.org`, password: 'wrong password' };
      statuses.push((await callFrom('/api/auth/login', body, fromAddress)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual(Array(10).fill(429));
  });

  it('are not counted when the password is correct', async () => {
    await registered(api, 'daily@example.org');
    const fromAddress = newAddress();
    for (let i = 0; i < 60; i += 1) {
      const { status } = await callFrom(
        '/api/auth/login',
        { email: 'daily@example.org', password: PASSWORD },
        fromAddress,
      );
      expect(status).toBe(200);
    }
  });

  it('from a known browser are counted separately, so that a stranger cannot lock the owner out', async () => {
    const email = 'owner.of@example.org';
    await registered(api, email);
    const knownBrowser = new Browser(api.url);
    expect((await knownBrowser.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    for (let i = 0; i < 11; i += 1) await callFrom('/api/auth/login', { email, password: `wrong ${i}` });
    const right = { email, password: PASSWORD };
    expect((await callFrom('/api/auth/login', right)).status).toBe(429);
    expect((await knownBrowser.post('/api/auth/login', right)).status).toBe(200);

    for (let i = 0; i < 10; i += 1) await knownBrowser.post('/api/auth/login', { email, password: 'no' });
    expect((await knownBrowser.post('/api/auth/login', right)).status).toBe(429);
  });

  it('count as a stranger’s when the device cookie is altered or belongs to another account', async () => {
    const [email, other] = ['marked@example.org', 'marked.other@example.org'];
    await registered(api, email);
    await registered(api, other);
    const thief = new Browser(api.url);
    await thief.post('/api/auth/login', { email: other, password: PASSWORD });
    const cookie = thief.cookies.get('bearings_device') ?? '';
    for (let i = 0; i < 10; i += 1) await callFrom('/api/auth/login', { email, password: `wrong ${i}` });
    for (const value of [cookie, `${cookie.slice(0, -2)}AA`, 'x']) {
      thief.cookies.set('bearings_device', value);
      expect((await thief.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(429);
    }
  });

  it('on the administrators’ login are still counted after a sign-in to an ordinary account', async () => {
    const fromAddress = newAddress();
    const ownCredentials = { email: 'patient@example.org', password: PASSWORD };
    await registered(api, ownCredentials.email);
    const statuses: number[] = [];
    for (let i = 0; i < 55; i += 1) {
      const body = { email: `attempt${i}@example.org`, password: 'wrong password' };
      statuses.push((await callFrom('/api/admin/login', body, fromAddress)).status);
      await callFrom('/api/auth/login', ownCredentials, fromAddress);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  });

  it('are counted by the clock of the database', async () => {
    const email = 'clock@example.org';
    for (let i = 0; i < 10; i += 1) await callFrom('/api/auth/login', { email, password: 'wrong' });
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60 * 1_000);
    try {
      expect((await callFrom('/api/auth/login', { email, password: 'wrong' })).status).toBe(429);
    } finally {
      now.mockRestore();
    }
  });

  it('are counted in the database without the email address', async () => {
    const rows = await api.sql<{ key: string }>`select key from throttles`;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('example.org');
  });
});

describe('emailed links', () => {
  it.each(['asked@example.org', 'never.seen@example.org'])(
    'are sent at most three times an hour to %s, with the same replies whether or not the address has an account',
    async (email) => {
      if (email.startsWith('asked')) await registered(api, email);
      const answers = [];
      for (let i = 0; i < 4; i += 1) answers.push(await callFrom('/api/auth/password/forgot', { email }));
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
      expect(answers[0]?.text).toBe('{"status":"accepted"}');
      expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
      expect(answers[3]?.text).toContain('three messages');
    },
  );
});

describe('submissions', () => {
  it('are limited to a hundred for each session', async () => {
    const browser = new Browser(api.url);
    const statuses: number[] = [];
    for (let i = 0; i < 101; i += 1) {
      statuses.push((await browser.post('/api/assessments/public', submission({}, i % 5))).status);
    }
    expect(statuses.slice(0, 100).every((status) => status === 200)).toBe(true);
    expect(statuses[100]).toBe(429);
    expect((await new Browser(api.url).post('/api/assessments/public', submission())).status).toBe(200);
  });
});

/** Sends calls in batches of twenty. Returns how often each status was returned. */
async function countStatuses(calls: number, send: (index: number) => Promise<{ status: number }>) {
  const counts: Record<number, number> = {};
  for (let start = 0; start < calls; start += 20) {
    const batch = Array.from({ length: Math.min(20, calls - start) }, (_, i) => send(start + i));
    for (const { status } of await Promise.all(batch)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe('circumstances', () => {
  it('of a report can be sent sixty times an hour in one session', async () => {
    const buyer = await createReportOwner(api, 'restless@example.org');
    const { browser } = buyer;
    const path = `/api/reports/${buyer.assessmentId}/circumstances`;
    const sendDraft = () => browser.put(path, { circumstances: { interests: {} } });
    expect(await countStatuses(61, sendDraft)).toEqual({ 202: 60, 429: 1 });
    const refusedReply = await sendDraft();
    expect(refusedReply.text).toContain('changed this too often');
    expect(Number(refusedReply.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  it('of a draft can be saved 1,000 times an hour in one session, without affecting other sessions', async () => {
    const browser = new Browser(api.url);
    const saveDraft = (index: number) =>
      browser.put('/api/assessments/draft', {
        answers: { q1: '4' },
        circumstances: { interests: {}, stage: index % 2 ? 'school' : 'working' },
      });
    await saveDraft(0);
    await api.sql`update throttles set points = 980 where key like 'drafts:%'`;
    expect(await countStatuses(21, saveDraft)).toEqual({ 200: 20, 429: 1 });
    const otherReply = await new Browser(api.url).put('/api/assessments/draft', {
      answers: { q1: '4' },
    });
    expect(otherReply.status).toBe(200);
  });
});

describe('the call limit of a route', () => {
  it('for each caller also counts calls with an invalid id, but no calls without a session', async () => {
    const { browser } = await completedVisitor(api, 'limited@example.org');
    const path = '/api/reports/no-report/pdf';
    const stranger = new Browser(api.url);
    for (let i = 0; i < 60; i += 1) {
      expect([(await browser.get(path)).status, (await stranger.get(path)).status]).toEqual([404, 404]);
    }
    expect((await browser.get(path)).status).toBe(429);
    expect((await stranger.get(path)).status).toBe(404);
  });

  it('for each IP address also counts calls with an invalid body', async () => {
    const fromAddress = newAddress();
    for (let i = 0; i < 60; i += 1) {
      expect((await callFrom('/api/web-vitals', { page: 7 }, fromAddress)).status).toBe(400);
    }
    expect((await callFrom('/api/web-vitals', { page: 7 }, fromAddress)).status).toBe(429);
    expect((await callFrom('/api/web-vitals', { page: 7 })).status).toBe(400);
  });
});
