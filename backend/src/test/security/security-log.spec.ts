import { PASSWORD, registered, signInAdmin } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { waitForMailToken } from '../support/mailbox.js';
import { ADMIN_CREDENTIALS, useTestApi } from '../support/test-api.js';

const EMAIL = 'watched.person@example.org';
const NEW_PASSWORD = 'another honest long password';

const api = useTestApi();

interface LogLine {
  stream?: string;
  event: string;
  outcome: string;
  userId?: string;
  network?: string;
  action?: string;
  code?: string;
}

const listSecurityEvents = (): LogLine[] =>
  api.log.map((line): LogLine => JSON.parse(line)).filter(({ stream }) => stream === 'security');

const expectLogLine = (expected: Partial<LogLine>): void =>
  expect(listSecurityEvents()).toContainEqual(expect.objectContaining(expected));

describe('the security log', () => {
  it('has a line for each security event, such as a sign-in, a refusal or a changed password', async () => {
    const { browser, id } = await registered(api, EMAIL);
    expectLogLine({ event: 'registration', outcome: 'ok', userId: id });

    const login = (password: string) => new Browser(api.url).post('/api/auth/login', { email: EMAIL, password });
    await login(PASSWORD);
    expectLogLine({ event: 'sign_in', outcome: 'ok', userId: id });
    for (let i = 0; i < 11; i += 1) await login('a wrong password');
    expectLogLine({ event: 'sign_in', outcome: 'failed', action: 'user' });
    expectLogLine({ event: 'sign_in', outcome: 'refused', action: 'user' });

    await browser.get('/api/admin/users');
    expectLogLine({ event: 'access', outcome: 'refused', userId: id, action: 'GET /api/admin/users' });

    await browser.post('/api/user/password', { currentPassword: 'wrong', password: NEW_PASSWORD });
    expectLogLine({ event: 'password_changed', outcome: 'failed', userId: id });
    await browser.post('/api/user/password', { currentPassword: PASSWORD, password: NEW_PASSWORD });
    expectLogLine({ event: 'password_changed', outcome: 'ok', userId: id });
    await browser.post('/api/user/sessions/end', { session: 'others', password: NEW_PASSWORD });
    expectLogLine({ event: 'sessions_ended', outcome: 'ok', userId: id });

    await browser.post('/api/auth/password/forgot', { email: EMAIL });
    expectLogLine({ event: 'reset_requested', outcome: 'ok', userId: id });
    const token = await waitForMailToken(api, EMAIL, /new password/);
    await browser.post('/api/auth/password/reset', { token, password: 'seven quiet grey herons' });
    expectLogLine({ event: 'email_proven', outcome: 'ok', userId: id, action: 'password' });

    await browser.get('/api/user/export');
    expectLogLine({ event: 'export', outcome: 'ok', userId: id, action: 'own' });
    const foreignHeaders = { 'sec-fetch-site': 'cross-site' };
    await browser.send('POST', '/api/user/deletion', undefined, foreignHeaders);
    expectLogLine({ event: 'call', outcome: 'refused', code: 'cross_site' });
    await browser.send('POST', '/api/contact', 'x', { 'content-type': 'text/plain' });
    expectLogLine({
      event: 'call',
      outcome: 'refused',
      code: 'not_json',
      action: 'POST /api/contact',
    });
    expectLogLine({ event: 'call', outcome: 'refused', code: 'too_many_requests' });

    const admin = await signInAdmin(api);
    expectLogLine({ event: 'sign_in', outcome: 'ok', action: 'admin' });
    await admin.get('/api/admin/export.csv?list=users');
    expectLogLine({ event: 'export', outcome: 'ok', action: 'users' });
    await browser.send('DELETE', '/api/user', { password: 'seven quiet grey herons' });
    expectLogLine({ event: 'account_deleted', outcome: 'ok', userId: id });
  });

  it('contains no personal data and no secret, and IP addresses only as keyed hashes', () => {
    const text = JSON.stringify(listSecurityEvents());
    for (const secret of [EMAIL, ADMIN_CREDENTIALS.email, 'Grace', 'Hopper', PASSWORD, NEW_PASSWORD, '127.0.0.1']) {
      expect(text).not.toContain(secret);
    }
    const networks = new Set(listSecurityEvents().flatMap(({ network }) => network ?? []));
    expect([...networks]).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
  });
});
