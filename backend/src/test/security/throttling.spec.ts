import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { createVisitorWithAssessment, createReportOwner } from '../support/buyer.js';
import { waitForMailToken } from '../support/mailbox.js';
import { exhaustLimit } from '../support/limits.js';
import { submission } from '../support/submission.factory.js';
import { ADMIN_CREDENTIALS, PROXIED_HTTP_CONFIG, useTestApi } from '../support/test-api.js';

const api = useTestApi({ http: PROXIED_HTTP_CONFIG });

let lastAddress = 0;
/** Returns an IP address that has not made a call yet. */
const createIpAddress = () => {
  lastAddress += 1;
  return `198.18.${Math.floor(lastAddress / 256)}.${lastAddress % 256}`;
};

const callFrom = (path: string, body: object, from = createIpAddress()) =>
  new Browser(api.url).send('POST', path, body, { 'x-forwarded-for': from });

const logIn = (email: string, password: string, from?: string) =>
  callFrom('/api/auth/login', { email, password }, from);

/** Makes calls one after another. Returns the statuses of the replies. */
async function listStatuses(calls: number, send: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < calls; index += 1) statuses.push((await send(index)).status);
  return statuses;
}

/** Calls both login routes as the login page does: the administrators' first, then the users'. Returns the statuses. */
async function tryBothLogins(email: string, password: string, from?: string): Promise<number[]> {
  const admin = await callFrom('/api/admin/login', { email, password }, from);
  const user = await logIn(email, password, from);
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

    const right = await logIn('attacked@example.org', PASSWORD);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(right.headers.get('retry-after'))).toBeLessThanOrEqual(900);

    await callFrom('/api/auth/password/forgot', { email: 'attacked@example.org' });
    const token = await waitForMailToken(api, 'attacked@example.org', /new password/);
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

  it('from one IP address are slowed after those of a class', async () => {
    const fromAddress = createIpAddress();
    const attempt = (i: number) => logIn(`unknown${i}@example.org`, 'wrong password', fromAddress);
    expect(await listStatuses(120, attempt)).toEqual(Array(120).fill(401));
    await exhaustLimit(api, 'login-address:user');
    const refused = await attempt(120);
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(/Please try again in \d+ /);
  });

  it('are not counted when the password is correct', async () => {
    await registered(api, 'daily@example.org');
    const fromAddress = createIpAddress();
    const statuses = await listStatuses(130, () => logIn('daily@example.org', PASSWORD, fromAddress));
    expect(statuses).toEqual(Array(130).fill(200));
  });

  it('from a known browser are counted separately, so that a stranger cannot lock the owner out', async () => {
    const email = 'owner.of@example.org';
    await registered(api, email);
    const knownBrowser = new Browser(api.url);
    expect((await knownBrowser.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    await listStatuses(11, (i) => logIn(email, `wrong ${i}`));
    const right = { email, password: PASSWORD };
    expect((await logIn(email, PASSWORD)).status).toBe(429);
    expect((await knownBrowser.post('/api/auth/login', right)).status).toBe(200);

    await listStatuses(10, () => knownBrowser.post('/api/auth/login', { email, password: 'no' }));
    expect((await knownBrowser.post('/api/auth/login', right)).status).toBe(429);
  });

  it('count as a stranger’s when the device cookie is altered or belongs to another account', async () => {
    const [email, other] = ['marked@example.org', 'marked.other@example.org'];
    await registered(api, email);
    await registered(api, other);
    const thief = new Browser(api.url);
    await thief.post('/api/auth/login', { email: other, password: PASSWORD });
    const cookie = thief.cookies.get('bearings_device') ?? '';
    await listStatuses(10, (i) => logIn(email, `wrong ${i}`));
    for (const value of [cookie, `${cookie.slice(0, -2)}AA`, 'x']) {
      thief.cookies.set('bearings_device', value);
      expect((await thief.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(429);
    }
  });

  it('on the administrators’ login are still counted after a sign-in to an ordinary account', async () => {
    const fromAddress = createIpAddress();
    await registered(api, 'patient@example.org');
    const statuses = await listStatuses(55, async (i) => {
      await logIn('patient@example.org', PASSWORD, fromAddress);
      const body = { email: `attempt${i}@example.org`, password: 'wrong password' };
      return callFrom('/api/admin/login', body, fromAddress);
    });
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  });

  it('are counted by the clock of the database', async () => {
    const email = 'clock@example.org';
    await listStatuses(10, () => logIn(email, 'wrong'));
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60 * 1_000);
    try {
      expect((await logIn(email, 'wrong')).status).toBe(429);
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
    const statuses = await listStatuses(101, (i) => browser.post('/api/assessments/public', submission({}, i % 5)));
    expect(statuses).toEqual([...Array(100).fill(200), 429]);
    expect((await new Browser(api.url).post('/api/assessments/public', submission())).status).toBe(200);
  });
});

describe('circumstances', () => {
  it('of a report can be sent sixty times an hour in one session', async () => {
    const buyer = await createReportOwner(api, 'restless@example.org');
    const { browser } = buyer;
    const path = `/api/reports/${buyer.assessmentId}/circumstances`;
    const sendDraft = () => browser.put(path, { circumstances: { interests: {} } });
    expect(await listStatuses(61, sendDraft)).toEqual([...Array(60).fill(202), 429]);
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
    expect(await listStatuses(21, saveDraft)).toEqual([...Array(20).fill(200), 429]);
    const otherReply = await new Browser(api.url).put('/api/assessments/draft', {
      answers: { q1: '4' },
    });
    expect(otherReply.status).toBe(200);
  });
});

describe('the call limit of a route', () => {
  it('for each caller also counts calls with an invalid id, but no calls without a session', async () => {
    const { browser } = await createVisitorWithAssessment(api, 'limited@example.org');
    const path = '/api/reports/no-report/pdf';
    const stranger = new Browser(api.url);
    for (let i = 0; i < 60; i += 1) {
      expect([(await browser.get(path)).status, (await stranger.get(path)).status]).toEqual([404, 404]);
    }
    expect((await browser.get(path)).status).toBe(429);
    expect((await stranger.get(path)).status).toBe(404);
  });

  it('for each IP address does not count calls with an invalid body, which have a limit of their own', async () => {
    const fromAddress = createIpAddress();
    await callFrom('/api/web-vitals', { page: 7 }, fromAddress);
    await exhaustLimit(api, 'malformed-calls');
    expect((await callFrom('/api/web-vitals', { page: 7 }, fromAddress)).status).toBe(429);
    expect((await callFrom('/api/web-vitals', { page: 'home' }, fromAddress)).status).toBe(202);
    expect((await callFrom('/api/web-vitals', { page: 7 })).status).toBe(400);
  });
});
