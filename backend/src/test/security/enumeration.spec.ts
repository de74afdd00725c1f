// Calls each route of the access table that has an id, as every kind of caller.
import type { AdminPage, AdminPayment } from '@bearings/contracts';
import { randomUUID } from 'node:crypto';
import { registered, signedInAdmin } from '../support/account.factory.js';
import { bodyOf, pathOf, routeOf } from '../support/api-requests.js';
import { type Answered, Browser } from '../support/browser.js';
import { buy, completedBuyer, completedVisitor, reportReady } from '../support/buyer.js';
import { servedRoutes } from '../support/served-routes.js';
import { submission } from '../support/submission.factory.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { ACCESS_TABLE, type Named, ruleOf } from './access-table.js';

const isForAdmin = (name: string): boolean => ruleOf(name).access === 'admin';

/**
 * Returns the position of a route's tests. Calls that refund or delete run last, because the
 * objects are inaccessible afterwards.
 */
const turnOf = (name: string): number =>
  (isForAdmin(name) ? 2 : 0) + (name.startsWith('DELETE') ? 1 : 0);

/**
 * The routes whose id refers to an object. The reply to a caller without access must not reveal
 * whether the object exists.
 */
const ROUTES_WITH_IDS = Object.keys(ACCESS_TABLE)
  .filter((name) => ruleOf(name).names !== null)
  .toSorted((one, other) => turnOf(one) - turnOf(other));

/**
 * Returns the kinds of ids that a route accepts. Many routes for owners accept the id of a report or of its assessment.
 */
function subjectsOf(name: string): Named[] {
  const { access, names } = ruleOf(name);
  if (names === null) return [];
  return access === 'owner' && names === 'report' ? ['assessment', 'report'] : [names];
}

let api: TestApi;
let owner: Browser;
let admin: Browser;
let outsiders: Record<string, Browser>;
let ids: Record<Named, string>;
let shareId: string;
/** Id of the owner's unpaid assessment, for the route that creates a retake. */
let retakeId: string;

beforeAll(async () => {
  api = await startTestApi();
  admin = await signedInAdmin(api);
  const buyer = await completedBuyer(api, 'owner@example.org');
  owner = buyer.browser;
  const { intent } = await buy(api, buyer);
  await reportReady(buyer);
  const { body } = await owner.get<{ id: string; assessmentId: string }[]>('/api/reports');
  const report = body.find(({ assessmentId }) => assessmentId === buyer.assessmentId)?.id ?? '';
  const { body: payments } = await admin.get<AdminPage<AdminPayment>>('/api/admin/payments');
  const payment = payments.items.find(({ intentId }) => intentId === intent)?.id ?? '';
  const shared = await owner.post<{ link: { id: string } }>(`/api/reports/${report}/shares`, {
    purpose: 'read',
    withName: true,
    withScores: true,
    withShape: false,
    days: 7,
  });
  shareId = shared.body.link.id;
  await owner.put(`/api/reports/${report}/feedback`, {
    rating: 5,
    comment: 'It helped.',
    mayQuote: true,
    followUps: false,
  });
  const again = await owner.post<{ id: string }>('/api/assessments/public', submission({}, 2));
  retakeId = again.body.id;
  ids = { assessment: buyer.assessmentId, report, intent, payment, user: '' };

  const deletable = await registered(api, 'deletable@example.org');
  ids.user = deletable.id;

  const other = await registered(api, 'other@example.org');
  await other.browser.post('/api/assessments/public', submission({}, 4));
  const visitor = await completedVisitor(api, 'owner@example.org');
  outsiders = {
    anonymous: new Browser(api.url),
    'another user': other.browser,
    'a visitor with the same email': visitor.browser,
    [EXPIRED_SESSION]: new Browser(api.url),
  };
});
afterAll(() => api.close());

const EXPIRED_SESSION = 'a caller with an expired session';

const unknownId = (subject: Named): string =>
  subject === 'intent' ? `pi_${randomUUID().replaceAll('-', '')}` : randomUUID();

/** Returns the name of the path parameter or body field that contains a call's id. */
const idField = (name: string): string =>
  /:(\w+)/.exec(name)?.[1] ??
  (ruleOf(name).names === 'intent' ? 'paymentIntentId' : 'assessmentId');

function call(browser: Browser, name: string, id: string): Promise<Answered<unknown>> {
  // Sets the cookie for each call, because the reply to the last call cleared it.
  if (browser === outsiders[EXPIRED_SESSION])
    browser.cookies.set('bearings_session', 'A'.repeat(43));
  const route = routeOf(name);
  const given = { share: shareId, assessmentId: retakeId, [idField(name)]: id };
  return browser.send(route.method, pathOf(route, given), bodyOf(route, given));
}

/** Returns a reply as text without the headers that differ each time. */
function bytes({ status, text, headers }: Answered<unknown>): string {
  const own = new Set(['date', 'x-request-id', 'keep-alive', 'connection']);
  return JSON.stringify([status, text, [...headers].filter(([name]) => !own.has(name))]);
}

const cases = ROUTES_WITH_IDS.flatMap((name) =>
  subjectsOf(name).map((subject) => ({ name, subject })),
);

describe('the access table', () => {
  it('equals the access rules that the routes of the running application declare', () => {
    const served = servedRoutes(api).map(({ name, access }) => `${name} ${access}`);
    const table = Object.keys(ACCESS_TABLE).map((name) => `${name} ${ruleOf(name).access}`);
    expect(served.length).toBeGreaterThan(35);
    expect(served.toSorted()).toEqual(table.toSorted());
  });

  it('declares for each route with an id what the id refers to', () => {
    const taking = Object.keys(ACCESS_TABLE).filter(
      (name) => /:(?!token|code|slug)/.test(name) || ruleOf(name).access === 'owner',
    );
    expect(ROUTES_WITH_IDS.toSorted()).toEqual(taking.toSorted());
  });
});

describe.each(cases)("$name with an owner's $subject id", ({ name, subject }) => {
  it('returns the same reply as for an unknown id to all callers without access', async () => {
    const malformed = ['x', '1', `${ids[subject]}0`, "' or 1=1--", '..%2f..'];
    for (const [who, browser] of Object.entries(outsiders)) {
      const missing = await call(browser, name, unknownId(subject));
      expect([who, missing.status]).toEqual([who, 404]);
      expect([who, bytes(await call(browser, name, ids[subject]))]).toEqual([who, bytes(missing)]);
      if (!name.includes(':')) continue;
      for (const id of malformed) {
        expect([id, bytes(await call(browser, name, id))]).toEqual([id, bytes(missing)]);
      }
    }
  });

  it('gives access to the owner, unless it is for administrators', async () => {
    if (isForAdmin(name)) {
      const missing = bytes(await call(owner, name, unknownId(subject)));
      expect(bytes(await call(owner, name, ids[subject]))).toBe(missing);
      return;
    }
    expect((await call(owner, name, ids[subject])).status).not.toBe(404);
    expect((await call(owner, name, unknownId(subject))).status).toBe(404);
  });

  it('gives administrators access only if it is a read or for administrators', async () => {
    const missing = await call(admin, name, unknownId(subject));
    expect(missing.status).toBe(404);
    const found = await call(admin, name, ids[subject]);
    if (name.startsWith('GET ') || isForAdmin(name)) expect(found.status).not.toBe(404);
    else expect(bytes(found)).toBe(bytes(missing));
  });
});

describe('a malformed id in a body', () => {
  it.each(ROUTES_WITH_IDS.filter((name) => !name.includes(':')))(
    'causes a 400 from %s for every caller',
    async (name) => {
      const answers = await Promise.all(
        [outsiders['another user'], owner, admin].map((browser) =>
          call(browser ?? owner, name, 'not an id'),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    },
  );
});

describe('a route', () => {
  const withRule = (access: string) =>
    Object.keys(ACCESS_TABLE).filter((name) => ruleOf(name).access === access);

  it.each(withRule('user'))('for users returns 401 without a session: %s', async (name) => {
    const route = routeOf(name);
    const { status, body } = await new Browser(api.url).refused(
      route.method,
      pathOf(route),
      bodyOf(route),
    );
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: 'Unauthorized', message: 'Please sign in.' });
  });

  it.each(withRule('admin'))(
    'for administrators returns 404 to all other callers: %s',
    async (name) => {
      const nowhere = bytes(await owner.get('/api/nowhere'));
      const route = routeOf(name);
      for (const browser of [owner, ...Object.values(outsiders)]) {
        const answer = await browser.send(route.method, pathOf(route, { id: ids.report }));
        expect(bytes(answer)).toBe(nowhere);
      }
    },
  );
});
