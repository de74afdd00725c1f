import { PASSWORD, registered } from './account.factory.js';
import { Browser } from './browser.js';
import { startTestApi, type TestApi } from './test-api.js';

let api: TestApi;
beforeAll(async () => {
  const http = { host: '127.0.0.1', port: 0, publicUrl: 'https://bearings.example' };
  api = await startTestApi({ http: { ...http, trustProxy: '127.0.0.1' } });
}, 60_000);
afterAll(() => api.close());

describe('behind TLS', () => {
  it('sets and clears every cookie with Secure', async () => {
    const email = 'tls@example.org';
    const { browser } = await registered(api, email);
    const left = await browser.get('/api/logout');
    const back = await new Browser(api.url).post('/api/auth/login', { email, password: PASSWORD });
    const cookies = [...left.headers.getSetCookie(), ...back.headers.getSetCookie()];
    // Signing out sets three cookies, signing in two.
    expect(cookies).toHaveLength(5);
    for (const cookie of cookies) expect(cookie).toContain('; Secure');
  });
});
