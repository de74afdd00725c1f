import type { User } from '@bearings/contracts';
import { registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { useSharedApi } from '../support/test-api.js';

const api = useSharedApi();
let owner: Browser;
beforeAll(async () => {
  owner = (await registered(api, 'owner@example.org')).browser;
});

const readCountry = async () => (await owner.get<User>('/api/auth/user')).body.country;

/** Sends a request with the owner's cookies, as a browser does when another site's page starts the request. */
async function sendRequest(method: string, path: string, headers: Record<string, string>, body?: string) {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(api.url + path, {
    method,
    redirect: 'manual',
    headers: { cookie, ...headers },
    body,
  });
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const changeCountry = (headers: Record<string, string>, body = '{"country":"France"}') =>
  sendRequest('PUT', '/api/user/country', headers, body);

describe('a change that another site’s page starts', () => {
  it.each([
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
    ['the origin of another site', { origin: 'https://evil.example' }],
    ['the origin null', { origin: 'null' }],
    ['an origin that only begins like our own', { origin: 'http://localhost:3000.evil.example' }],
    [
      'Sec-Fetch-Site cross-site with our own origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    ],
  ])('is refused when it has %s, and nothing changes', async (_, headers) => {
    const answer = await changeCountry({ ...JSON_HEADERS, ...headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ statusCode: 403, code: 'cross_site' });
    expect(await readCountry()).toBe('United Kingdom');
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['plain text', 'text/plain'],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['a type that only begins like JSON', 'application/jsonp'],
  ])('is refused when its body type is that of %s, even without an Origin header', async (_, type) => {
    expect((await changeCountry({ 'content-type': type })).status).toBe(415);
    expect(await readCountry()).toBe('United Kingdom');
  });

  it('is refused for each HTTP method that changes data', async () => {
    const headers = { ...JSON_HEADERS, 'sec-fetch-site': 'cross-site' };
    for (const [method, path] of [
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/register'],
      ['POST', '/api/auth/password/reset'],
      ['DELETE', '/api/user'],
      ['PATCH', '/api/assessments/00000000-0000-4000-8000-000000000000'],
    ] as const) {
      expect((await sendRequest(method, path, headers, '{}')).status).toBe(403);
    }
  });
});

describe('signing out', () => {
  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.example'],
  ])('is refused when the header %s says that another site started it', async (name, value) => {
    for (const path of ['/api/logout', '/api/logout?x=1', '/api/logout/', '/api/%6cogout']) {
      expect((await sendRequest('GET', path, { [name]: value })).status).toBe(403);
    }
    expect((await owner.get('/api/auth/user')).status).toBe(200);
  });
});

describe('our own pages and programs', () => {
  it.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin' }],
    ['a page of ours in an old browser', { origin: 'http://localhost:3000' }],
    ['a program that is no browser', {}],
  ])('%s may send changes', async (_, headers) => {
    expect((await changeCountry({ ...JSON_HEADERS, ...headers }, '{"country":"Ireland"}')).status).toBe(200);
  });

  it('the webhook accepts a call with any origin, because it checks the signature', async () => {
    const answer = await sendRequest(
      'POST',
      '/api/webhooks/stripe',
      { ...JSON_HEADERS, origin: 'https://x.example' },
      '{}',
    );
    expect(await answer.json()).toMatchObject({ code: 'bad_signature' });
  });
});
