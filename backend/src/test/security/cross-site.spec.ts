import type { User } from '@bearings/contracts';
import { registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { useSharedApi } from '../support/test-api.js';

const api = useSharedApi();
let owner: Browser;
beforeAll(async () => {
  owner = (await registered(api, 'owner@example.org')).browser;
});

const country = async () => (await owner.get<User>('/api/auth/user')).body.country;

/** The victim's browser, with a request that another site's page started. */
async function send(method: string, path: string, headers: Record<string, string>, body?: string) {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(api.url + path, {
    method,
    redirect: 'manual',
    headers: { cookie, ...headers },
    body,
  });
}

const json = { 'content-type': 'application/json' };
const change = (headers: Record<string, string>, body = '{"country":"FR"}') =>
  send('PUT', '/api/user/country', headers, body);

describe('a change started by another site', () => {
  it.each([
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['an origin that only begins like ours', { origin: 'http://localhost:3000.evil.example' }],
    [
      'Sec-Fetch-Site although the origin is ours',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    ],
  ])('is refused by %s, and nothing changes', async (_, headers) => {
    const answer = await change({ ...json, ...headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ statusCode: 403, code: 'cross_site' });
    expect(await country()).toBe('GB');
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['plain text', 'text/plain'],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['something that only begins like JSON', 'application/jsonp'],
  ])('is refused for the body type of %s even without an origin header', async (_, type) => {
    expect((await change({ 'content-type': type })).status).toBe(415);
    expect(await country()).toBe('GB');
  });

  it('is refused for every method that changes something', async () => {
    const headers = { ...json, 'sec-fetch-site': 'cross-site' };
    for (const [method, path] of [
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/register'],
      ['POST', '/api/auth/password/reset'],
      ['DELETE', '/api/user'],
      ['PATCH', '/api/assessments/00000000-0000-4000-8000-000000000000'],
    ] as const) {
      expect((await send(method, path, headers, '{}')).status).toBe(403);
    }
  });
});

describe('signing out', () => {
  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.example'],
  ])('is refused when another site starts it, by %s', async (name, value) => {
    for (const path of ['/api/logout', '/api/logout?x=1', '/api/logout/', '/api/%6cogout']) {
      expect((await send('GET', path, { [name]: value })).status).toBe(403);
    }
    expect((await owner.get('/api/auth/user')).status).toBe(200);
  });
});

describe('our own pages and programs', () => {
  it.each([
    ['our page', { 'sec-fetch-site': 'same-origin' }],
    ['an old browser on our page', { origin: 'http://localhost:3000' }],
    ['a program', {}],
  ])('%s may send changes', async (_, headers) => {
    expect((await change({ ...json, ...headers }, '{"country":"IE"}')).status).toBe(200);
  });

  it('the webhook accepts any origin, because the signature is checked', async () => {
    const answer = await send(
      'POST',
      '/api/webhooks/stripe',
      { ...json, origin: 'https://x.example' },
      '{}',
    );
    expect(await answer.json()).toMatchObject({ code: 'bad_signature' });
  });
});
