import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { BEHIND_PROXY, useTestApi } from '../support/test-api.js';

const api = useTestApi({ http: { ...BEHIND_PROXY, publicUrl: 'https://bearings.example' } });

describe('the API behind TLS', () => {
  it('sets and clears each cookie with the attribute Secure and the prefix __Host-', async () => {
    const email = 'tls@example.org';
    const { browser } = await registered(api, email);
    const left = await browser.get('/api/logout');
    const back = await new Browser(api.url).post('/api/auth/login', { email, password: PASSWORD });
    const cookies = [...left.headers.getSetCookie(), ...back.headers.getSetCookie()];
    // Sign-out and sign-in set three cookies each.
    expect(cookies).toHaveLength(6);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-[^;]*;.* Path=\/;.* Secure(;|$)/);
    expect(cookies.join()).not.toContain('Domain');
  });

  it('ignores a session cookie without the prefix __Host-', async () => {
    const { browser } = await registered(api, 'plain@example.org');
    const plain = new Browser(api.url);
    plain.cookies.set('bearings_session', browser.cookies.get('__Host-bearings_session') ?? '');
    expect((await plain.get('/api/auth/user')).status).toBe(401);
  });
});
