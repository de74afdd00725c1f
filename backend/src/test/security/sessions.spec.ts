import { PASSWORD, registered, signInAdmin } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { ADMIN_CREDENTIALS, useSharedApi } from '../support/test-api.js';

const SESSION_COOKIE = 'bearings_session';

const api = useSharedApi();
// Resets the call limits: the spec files that share this API register more accounts than one IP address may in an hour.
beforeAll(() => api.sql`delete from throttles`);

const login = (browser: Browser, email: string) => browser.post('/api/auth/login', { email, password: PASSWORD });

describe('the session cookie', () => {
  it('is set with the required attributes', async () => {
    await registered(api, 'cookie@example.org');
    const { headers } = await login(new Browser(api.url), 'cookie@example.org');
    const [device, session, hint] = headers.getSetCookie();
    expect(device).toMatch(/^bearings_device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(session).toMatch(/^bearings_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toBe('bearings_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax');
  });

  it('is replaced at each sign-in, so that a cookie which an attacker planted before becomes invalid', async () => {
    await registered(api, 'rotated@example.org');
    const victim = new Browser(api.url);
    await victim.post('/api/assessments/start-tracking', { email: 'rotated@example.org' });
    const plantedToken = victim.cookies.get(SESSION_COOKIE) ?? '';
    await login(victim, 'rotated@example.org');
    const first = victim.cookies.get(SESSION_COOKIE);
    await login(victim, 'rotated@example.org');
    const secondToken = victim.cookies.get(SESSION_COOKIE);
    expect(new Set([plantedToken, first, secondToken]).size).toBe(3);
    for (const old of [plantedToken, first ?? '']) {
      const thief = new Browser(api.url);
      thief.cookies.set(SESSION_COOKIE, old);
      expect((await thief.get('/api/auth/user')).status).toBe(401);
    }
    expect((await victim.get('/api/auth/user')).status).toBe(200);
  });

  it('belongs to a session that ends at a fixed time even while in use, after 12 hours for administrators', async () => {
    const hoursLeft = async (email: string): Promise<number[]> => {
      const hours = await api.values<number>`select extract(epoch from s.expires_at - now())::float / 3600 as hours
           from sessions s join users u on u.id = s.user_id where u.email = ${email}`;
      return hours.map((each) => Math.round(each * 10) / 10);
    };
    await registered(api, 'long@example.org');
    const browser = new Browser(api.url);
    await login(browser, 'long@example.org');
    expect(await hoursLeft('long@example.org')).toContain(30 * 24);
    await api.sql`update sessions set seen_at = now() - interval '2 days', ends_at = now() + interval '1 hour'`;
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    expect(await hoursLeft('long@example.org')).toContain(1);

    await signInAdmin(api);
    // Other spec files that share this API may also have signed the administrator in, so there may be several sessions.
    expect(new Set(await hoursLeft(ADMIN_CREDENTIALS.email))).toEqual(new Set([12]));
  });

  it('is replaced when the client made up its value', async () => {
    const browser = new Browser(api.url);
    browser.cookies.set(SESSION_COOKIE, 'A'.repeat(43));
    await browser.post('/api/assessments/start-tracking', { email: 'made.up@example.org' });
    expect(browser.cookies.get(SESSION_COOKIE)).not.toBe('A'.repeat(43));
  });

  it('is not cleared by a visitor’s call that is in progress during the sign-in', async () => {
    await registered(api, 'two.tabs@example.org');
    const visitor = new Browser(api.url);
    await visitor.post('/api/assessments/start-tracking', { email: 'two.tabs@example.org' });
    const lateBrowser = new Browser(api.url);
    lateBrowser.cookies.set(SESSION_COOKIE, visitor.cookies.get(SESSION_COOKIE) ?? '');
    await login(visitor, 'two.tabs@example.org');
    expect((await lateBrowser.get('/api/assessments/draft')).headers.getSetCookie()).toEqual([]);
    lateBrowser.cookies.set('bearings_signed_in', '1');
    expect((await lateBrowser.get('/api/auth/user')).headers.getSetCookie()).toHaveLength(2);
  });

  it('is invalid and cleared after the sign-out', async () => {
    const { browser, id } = await registered(api, 'leaves@example.org');
    const oldToken = browser.cookies.get(SESSION_COOKIE) ?? '';
    const { headers } = await browser.get('/api/logout');
    expect(headers.getSetCookie()).toEqual([
      'bearings_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'bearings_signed_in=; Max-Age=0; Path=/; SameSite=Lax',
      `bearings_signed_out=${id}; Max-Age=2592000; Path=/; SameSite=Lax`,
    ]);
    browser.cookies.set(SESSION_COOKIE, oldToken);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  it('is exchanged for the cookie bearings_signed_out only when the user has signed out', async () => {
    const { browser } = await registered(api, 'stays@example.org');
    await api.sql`delete from sessions where user_id = (select id from users where email = 'stays@example.org')`;
    const endedReply = await browser.get('/api/auth/user');
    expect(endedReply.headers.getSetCookie().join()).not.toContain('bearings_signed_out');
    const refusedReply = await browser.send('GET', '/api/logout', undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect([refusedReply.status, refusedReply.headers.getSetCookie()]).toEqual([403, []]);
  });

  it('expires thirty days after the last call', async () => {
    const { browser } = await registered(api, 'rolling@example.org');
    await api.sql`update sessions set seen_at = now() - interval '2 days', expires_at = now() + interval '1 day'
        where user_id = (select id from users where email = 'rolling@example.org')`;
    const { headers } = await browser.get('/api/auth/user');
    expect(headers.getSetCookie()[0]).toContain('Max-Age=2592000');
    const days =
      await api.value<number>`select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions
        where user_id = (select id from users where email = 'rolling@example.org')`;
    expect(days).toBe(30);
    await api.sql`update sessions set expires_at = now()
        where user_id = (select id from users where email = 'rolling@example.org')`;
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });
});

describe('signing in', () => {
  it.each([
    ['//evil.example', '/login', '/dashboard'],
    ['/\\evil.example', '/login', '/dashboard'],
    ['javascript:alert(1)', '/login', '/dashboard'],
    ['/dashboard?x=1', '/login?returnTo=%2Fdashboard%3Fx%3D1', '/dashboard?x=1'],
    // The page of the assessment needs no account, so a visitor is sent there without a login.
    ['/assessment?x=1', '/assessment?x=1', '/assessment?x=1'],
    ['/assessments', '/login?returnTo=%2Fassessments', '/assessments'],
    ['/assessment/x', '/login?returnTo=%2Fassessment%2Fx', '/assessment/x'],
  ])('with the return address %s redirects a visitor to %s and an administrator to %s', async (to, first, then) => {
    const path = `/api/login?returnTo=${encodeURIComponent(to)}`;
    const visitor = await new Browser(api.url).get(path);
    expect([visitor.status, visitor.headers.get('location')]).toEqual([302, first]);
    const admin = await (await signInAdmin(api)).get(path);
    expect(admin.headers.get('location')).toBe(then);
  });
});

describe('a browser’s prefetch of the sign-out URL', () => {
  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
    ['x-purpose', 'preview'],
  ])(
    'with the header %s: %s does not sign the user out and gets 503, so that a click requests the URL again',
    async (name, value) => {
      const { browser } = await registered(api, `${name}.${value.length}@example.org`);
      const earlyReply = await browser.send('GET', '/api/logout', undefined, { [name]: value });
      expect([earlyReply.status, earlyReply.headers.getSetCookie()]).toEqual([503, []]);
      expect((await browser.get('/api/auth/user')).status).toBe(200);
      expect((await browser.get('/api/logout')).status).toBe(302);
      expect((await browser.get('/api/auth/user')).status).toBe(401);
    },
  );
});
