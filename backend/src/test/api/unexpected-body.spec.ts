import { endpoints } from '@bearings/contracts';
import { registered, signInAdmin } from '../support/account.factory.js';
import { API_ROUTES, fillRoutePath, findRoute } from '../support/api-requests.js';
import type { Browser } from '../support/browser.js';
import { sendRawRequests } from '../support/raw-client.js';
import { listServedRoutes, type ServedRoute } from '../support/served-routes.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();

/** Mail programs send a form to these, and the provider an event. */
const ROUTES_WITH_OTHER_BODIES = [
  endpoints.stripeWebhook,
  endpoints.leaveNewsletter,
  endpoints.stopReminders,
  endpoints.stopFollowUps,
].map(({ path }) => `POST ${path}`);

const VALUES = { id: crypto.randomUUID(), assessmentId: crypto.randomUUID(), assessment: crypto.randomUUID() };

/** Returns all routes of the running application that take no body. */
function listRoutesWithoutBody(): ServedRoute[] {
  const names = new Set(API_ROUTES.filter(({ requestBody }) => requestBody === undefined).map(({ name }) => name));
  return listServedRoutes(api).filter(({ name }) => names.has(name) && !ROUTES_WITH_OTHER_BODIES.includes(name));
}

it('every call that takes no body rejects one, before it does anything', async () => {
  const admin = await signInAdmin(api);
  const { browser: user } = await registered(api, 'sender@example.org');
  const send = async ({ name, access }: ServedRoute, sender: Browser) => {
    const [method = ''] = name.split(' ');
    const cookies = [...sender.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = [`cookie: ${cookies}`, 'sec-fetch-site: same-origin'];
    const target = fillRoutePath(findRoute(name), VALUES);
    const [reply] = await sendRawRequests(api.url, [{ method, target, headers, body: '{"unexpected":1}' }]);
    return [name, access, reply?.status, JSON.parse(reply?.text || '{}').message];
  };
  const routes = listRoutesWithoutBody();
  expect(routes.length).toBeGreaterThan(40);
  for (const route of routes) {
    const reply = await send(route, route.access === 'admin' || route.access === 'support' ? admin : user);
    expect(reply).toEqual([route.name, route.access, 400, 'This call takes no body.']);
  }
  expect((await user.get('/api/auth/user')).status).toBe(200);
});

it.each(['[1]', '5', '"text"', 'null'])('a call that takes no body rejects the JSON value %s', async (body) => {
  const { browser } = await registered(api, `${body.length}@example.org`);
  expect((await browser.send('POST', '/api/user/deletion-link', body)).status).toBe(400);
});

it('a call that takes no body accepts an empty object, which some clients always send', async () => {
  const { browser } = await registered(api, 'empty@example.org');
  const { status } = await browser.post(`/api/assessments/${crypto.randomUUID()}/generate-report`, {});
  expect(status).toBe(404);
});
