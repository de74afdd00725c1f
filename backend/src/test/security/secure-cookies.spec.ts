import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { PROXIED_HTTP_CONFIG, useTestApi } from '../support/test-api.js';

const api = useTestApi({ http: { ...PROXIED_HTTP_CONFIG, publicUrl: 'https://bearings.example' } });

describe('the API behind TLS', () => {
  it('sets and clears each cookie with the attribute Secure and the prefix __Host-', async () => {
    const email = 'tls@example.org';
    const { browser } = await registered(api, email);
    const logoutReply = await browser.get('/api/logout');
    const loginReply = await new Browser(api.url).post('/api/auth/login', {
      email,
      password: PASSWORD,
    });
    const cookies = [...logoutReply.headers.getSetCookie(), ...loginReply.headers.getSetCookie()];
    // Sign-out and sign-in set three cookies each.
    expect(cookies).toHaveLength(6);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-[^;]*;.* Path=\/;.* Secure(;|$)/);
    expect(cookies.join()).not.toContain('Domain');
  });

  it('ignores a session cookie without the prefix __Host-', async () => {
    const { browser } = await registered(api, 'plain@example.org');
    const plainBrowser = new Browser(api.url);
    plainBrowser.cookies.set('bearings_session', browser.cookies.get('__Host-bearings_session') ?? '');
    expect((await plainBrowser.get('/api/auth/user')).status).toBe(401);
  });
});
