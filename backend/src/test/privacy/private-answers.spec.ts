// Browsers and proxies must not store the API's replies, except those that are equal for all callers.
import type { Receipt, ShareCreated, User } from '@bearings/contracts';
import { signInAdmin } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { type Buyer, createReportOwner } from '../support/buyer.js';
import { useSharedApi } from '../support/test-api.js';
import { fillRoutePath, API_ROUTES, findRoute } from '../support/api-requests.js';
import { getRule } from '../security/access-table.js';

const PRIVATE_CACHE_CONTROL = 'private, no-store';

/** Routes of the sample report, whose replies are the same for all callers and may be cached for five minutes. */
const SAMPLE_ROUTES = new Set(['GET /api/reports/assessment/sample', 'GET /api/reports/sample/careers']);

/** Routes whose replies are the same for all callers until the next release, and may be cached for an hour. */
const REFERENCE_DATA_ROUTES = new Set([
  'GET /api/occupations',
  'GET /api/occupations/:code/tasks',
  'GET /api/careers',
  'GET /api/careers/:slug',
  'GET /api/career-trends',
]);

const getExpectedCacheControl = (name: string): string => {
  if (REFERENCE_DATA_ROUTES.has(name)) return 'public, max-age=3600';
  if (name === 'GET /api/evidence') return 'public, max-age=60';
  return SAMPLE_ROUTES.has(name) ? 'public, max-age=300' : PRIVATE_CACHE_CONTROL;
};

const api = useSharedApi();
let buyer: Buyer;
let admin: Browser;
let token: string;
let observerToken: string;
let receiptId: string;
let userId: string;
beforeAll(async () => {
  admin = await signInAdmin(api);
  buyer = await createReportOwner(api, 'private@example.org');
  const sharedLink = await buyer.browser.post<ShareCreated>(`/api/reports/${buyer.assessmentId}/shares`, {
    purpose: 'read',
    withName: true,
    withScores: true,
    withShape: false,
    withExperience: false,
    days: 7,
  });
  ({ token } = sharedLink.body);
  const observerLink = await buyer.browser.post<ShareCreated>(`/api/reports/${buyer.assessmentId}/observers`, {
    withName: true,
    showsBoth: false,
  });
  observerToken = observerLink.body.token;
  const receipts = await buyer.browser.get<Receipt[]>('/api/payments');
  receiptId = receipts.body[0]?.id ?? '';
  userId = (await buyer.browser.get<User>('/api/auth/user')).body.id;
});

const fetchCacheHeader = async (browser: Browser, name: string) => {
  const route = findRoute(name);
  const idsByName: Partial<Record<string, string>> = { payment: receiptId, user: userId };
  const id = idsByName[getRule(name).names ?? ''] ?? buyer.assessmentId;
  const givenIds = {
    id,
    token: name.endsWith('/questions') ? observerToken : token,
    slug: 'electrician',
    assessment: buyer.assessmentId,
    assessmentId: buyer.assessmentId,
  };
  const body = route.method === 'GET' ? undefined : {};
  const { status, headers } = await browser.send(route.method, fillRoutePath(route, givenIds), body);
  return { status, header: headers.get('cache-control') };
};

it('each route sends no-store, on success and on error, unless its replies are public', async () => {
  const routes = API_ROUTES.map(({ name }) => name);
  expect(routes.length).toBeGreaterThan(35);
  const answeredRoutes = new Set<string>();
  // Calls the reads first and signs out last, because a change may end the session that other calls need.
  const routeOrder = (name: string) => (/logout/.test(name) ? 2 : Number(!name.startsWith('GET ')));
  const orderedRoutes = routes.toSorted((a, b) => routeOrder(a) - routeOrder(b));
  for (const name of orderedRoutes) {
    for (const browser of [new Browser(api.url), buyer.browser, admin]) {
      const { status, header } = await fetchCacheHeader(browser, name);
      expect([name, status, header]).toEqual([
        name,
        status,
        status === 200 ? getExpectedCacheControl(name) : PRIVATE_CACHE_CONTROL,
      ]);
      if (status < 400) answeredRoutes.add(name);
    }
  }
  // Each GET route must have succeeded for at least one caller, so that the header of a successful reply was tested.
  const reads = routes.filter((name) => name.startsWith('GET '));
  expect(reads.filter((name) => !answeredRoutes.has(name))).toEqual([]);
});

it.each([
  ['a path without a route', '/api/nowhere'],
  ['the path of the API itself', '/api'],
  ['a path with a query', '/api/countries?x=1'],
])('%s sends no-store', async (_, path) => {
  expect((await new Browser(api.url).get(path)).headers.get('cache-control')).toBe(PRIVATE_CACHE_CONTROL);
});

it('the errors for a cross-site call and an unreadable body have no-store', async () => {
  const browser = new Browser(api.url);
  const path = '/api/assessments/start-tracking';
  const foreignReply = await browser.send('POST', path, {}, { 'sec-fetch-site': 'cross-site' });
  expect([foreignReply.status, foreignReply.headers.get('cache-control')]).toEqual([403, PRIVATE_CACHE_CONTROL]);
  const brokenReply = await browser.send('POST', path, '{');
  expect([brokenReply.status, brokenReply.headers.get('cache-control')]).toEqual([400, PRIVATE_CACHE_CONTROL]);
});
