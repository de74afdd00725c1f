// Browsers and proxies must not store the API's replies, except those that are equal for all callers.
import type { Receipt, ShareCreated, User } from '@bearings/contracts';
import { signedInAdmin } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { type Buyer, reader } from '../support/buyer.js';
import { useSharedApi } from '../support/test-api.js';
import { pathOf, ROUTES, routeOf } from '../support/api-requests.js';
import { ruleOf } from '../security/access-table.js';

const PRIVATE_CACHE_CONTROL = 'private, no-store';

/** Routes of the sample report, whose replies are the same for all callers and may be cached for five minutes. */
const OF_THE_SAMPLE = new Set([
  'GET /api/reports/assessment/sample',
  'GET /api/reports/sample/careers',
]);

/** Routes whose replies are the same for all callers until the next release, and may be cached for an hour. */
const OF_THE_TABLES = new Set([
  'GET /api/occupations',
  'GET /api/careers',
  'GET /api/careers/:slug',
  'GET /api/career-trends',
]);

const cacheOf = (name: string): string => {
  if (OF_THE_TABLES.has(name)) return 'public, max-age=3600';
  if (name === 'GET /api/evidence') return 'public, max-age=60';
  return OF_THE_SAMPLE.has(name) ? 'public, max-age=300' : PRIVATE_CACHE_CONTROL;
};

const api = useSharedApi();
let buyer: Buyer;
let admin: Browser;
let token: string;
let observerToken: string;
let receiptId: string;
let userId: string;
beforeAll(async () => {
  admin = await signedInAdmin(api);
  buyer = await reader(api, 'private@example.org');
  const shared = await buyer.browser.post<ShareCreated>(
    `/api/reports/${buyer.assessmentId}/shares`,
    { purpose: 'read', withName: true, withScores: true, withShape: false, days: 7 },
  );
  ({ token } = shared.body);
  const observerLink = await buyer.browser.post<ShareCreated>(
    `/api/reports/${buyer.assessmentId}/observers`,
    { withName: true },
  );
  observerToken = observerLink.body.token;
  const receipts = await buyer.browser.get<Receipt[]>('/api/payments');
  receiptId = receipts.body[0]?.id ?? '';
  userId = (await buyer.browser.get<User>('/api/auth/user')).body.id;
});

const headerOf = async (browser: Browser, name: string) => {
  const route = routeOf(name);
  const byName: Partial<Record<string, string>> = { payment: receiptId, user: userId };
  const id = byName[ruleOf(name).names ?? ''] ?? buyer.assessmentId;
  const given = {
    id,
    token: name.endsWith('/questions') ? observerToken : token,
    slug: 'electrician',
    assessment: buyer.assessmentId,
    assessmentId: buyer.assessmentId,
  };
  const body = route.method === 'GET' ? undefined : {};
  const { status, headers } = await browser.send(route.method, pathOf(route, given), body);
  return { status, header: headers.get('cache-control') };
};

it('each route sends no-store, on success and on error, unless its replies are public', async () => {
  const routes = ROUTES.map(({ name }) => name);
  expect(routes.length).toBeGreaterThan(35);
  const answered = new Set<string>();
  // Calls the reads first and signs out last, because a change may end the session that other calls need.
  const order = (name: string) => (/logout/.test(name) ? 2 : Number(!name.startsWith('GET ')));
  const ordered = routes.toSorted((a, b) => order(a) - order(b));
  for (const name of ordered) {
    for (const browser of [new Browser(api.url), buyer.browser, admin]) {
      const { status, header } = await headerOf(browser, name);
      expect([name, status, header]).toEqual([
        name,
        status,
        status === 200 ? cacheOf(name) : PRIVATE_CACHE_CONTROL,
      ]);
      if (status < 400) answered.add(name);
    }
  }
  // Each GET route must have succeeded for at least one caller, so that its success was tested.
  const reads = routes.filter((name) => name.startsWith('GET '));
  expect(reads.filter((name) => !answered.has(name))).toEqual([]);
});

it.each([
  ['a path without a route', '/api/nowhere'],
  ['the path of the API itself', '/api'],
  ['a path with a query', '/api/countries?x=1'],
  ['a path that cannot be decoded', '/api/%ff'],
])('%s sends no-store', async (_, path) => {
  expect((await new Browser(api.url).get(path)).headers.get('cache-control')).toBe(
    PRIVATE_CACHE_CONTROL,
  );
});

it('the errors for a cross-site call and an unreadable body have no-store', async () => {
  const browser = new Browser(api.url);
  const path = '/api/assessments/start-tracking';
  const foreign = await browser.send('POST', path, {}, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.headers.get('cache-control')]).toEqual([
    403,
    PRIVATE_CACHE_CONTROL,
  ]);
  const broken = await browser.send('POST', path, '{');
  expect([broken.status, broken.headers.get('cache-control')]).toEqual([
    400,
    PRIVATE_CACHE_CONTROL,
  ]);
});
