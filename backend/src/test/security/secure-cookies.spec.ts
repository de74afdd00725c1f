import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { startTestApi, type TestApi } from '../support/test-api.js';

let api: TestApi;
beforeAll(async () => {
  const http = { host: '127.0.0.1', port: 0, publicUrl: 'https://bearings.example' };
  api = await startTestApi({ http: { ...http, trustProxy: '127.0.0.1' } });
});
afterAll(() => api.close());

describe('behind TLS', () => {
  it('sets and clears every cookie with Secure', async () => {
    const email = 'tls@example.org';
    const { browser } = await registered(api, email);
    const left = await browser.get('/api/logout');
    const back = await new Browser(api.url).post('/api/auth/login', { email, password: PASSWORD });
    const cookies = [...left.headers.getSetCookie(), ...back.headers.getSetCookie()];
    // Signing out sets three cookies, signing in as many.
    expect(cookies).toHaveLength(6);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-[^;]*;.* Path=\/;.* Secure(;|$)/);
    expect(cookies.join()).not.toContain('Domain');
  });

  it('binds every cookie to this host by its name', async () => {
    const { browser } = await registered(api, 'host@example.org');
    expect([...browser.cookies.keys()]).toEqual([
      '__Host-bearings_session',
      '__Host-bearings_signed_in',
    ]);
  });

  it('reads the hint from before the prefix, and deletes it with the session', async () => {
    const { browser } = await registered(api, 'hint@example.org');
    browser.cookies.delete('__Host-bearings_signed_in');
    browser.cookies.set('bearings_signed_in', '1');
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    expect(browser.cookies.has('bearings_signed_in')).toBe(true);
    await browser.get('/api/logout');
    expect([...browser.cookies.keys()]).toEqual(['__Host-bearings_signed_out']);
  });

  it('exchanges a session’s cookie from before the prefix, for 30 days', async () => {
    const { browser, id } = await registered(api, 'older@example.org');
    const token = browser.cookies.get('__Host-bearings_session') ?? '';
    const older = (): Browser => {
      const before = new Browser(api.url);
      before.cookies.set('bearings_session', token);
      return before;
    };
    expect((await older().get('/api/auth/user')).status).toBe(401);

    const until = (time: string) =>
      api.database.query(`update sessions set old_cookie_until = ${time} where user_id = $1`, [id]);
    await until(`now() + interval '1 minute'`);
    const exchanged = older();
    expect((await exchanged.get('/api/auth/user')).status).toBe(200);
    expect(exchanged.cookies.get('__Host-bearings_session')).toBe(token);
    expect(exchanged.cookies.has('bearings_session')).toBe(false);

    await until('now()');
    expect((await older().get('/api/auth/user')).status).toBe(401);
    expect((await exchanged.get('/api/auth/user')).status).toBe(200);
  });
});
