// Calls each route of the access table that has an id, as every kind of caller.
import type { AdminPage, AdminPayment } from '@bearings/contracts';
import { randomUUID } from 'node:crypto';
import { registered, signInAdmin, signInSupport } from '../support/account.factory.js';
import { exampleBody, fillRoutePath, findRoute } from '../support/api-requests.js';
import { type BrowserReply, Browser } from '../support/browser.js';
import {
  buyReportFor,
  createBuyerWithSecondAssessment,
  createVisitorWithAssessment,
  waitUntilReportReady,
} from '../support/buyer.js';
import { listServedRoutes } from '../support/served-routes.js';
import { submission } from '../support/submission.factory.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { ACCESS_TABLE, type IdTargetKind, getRule } from './access-table.js';

const isForStaff = (name: string): boolean => ['support', 'admin'].includes(getRule(name).access);

/**
 * Returns a number by which the routes are sorted. Calls that refund or delete run last, because the objects
 * are inaccessible afterwards.
 */
const getRouteOrder = (name: string): number => (isForStaff(name) ? 2 : 0) + (name.startsWith('DELETE') ? 1 : 0);

/**
 * The routes whose id refers to an object. The reply to a caller without access must not reveal
 * whether the object exists.
 */
const ROUTES_WITH_IDS = Object.keys(ACCESS_TABLE)
  .filter((name) => getRule(name).names !== null)
  .toSorted((one, other) => getRouteOrder(one) - getRouteOrder(other));

/**
 * Returns the kinds of ids that a route accepts. Many routes for owners accept the id of a report or of its assessment.
 */
function listIdTargets(name: string): IdTargetKind[] {
  const { access, names } = getRule(name);
  if (names === null) return [];
  return access === 'owner' && names === 'report' ? ['assessment', 'report'] : [names];
}

let api: TestApi;
let owner: Browser;
let admin: Browser;
let support: Browser;
let outsiders: Record<string, Browser>;
let ids: Record<IdTargetKind, string>;
let shareId: string;
let observerShareId: string;
/** Id of the owner's unpaid assessment, for the route that creates a retake. */
let retakeId: string;

beforeAll(async () => {
  api = await startTestApi();
  admin = await signInAdmin(api);
  support = await signInSupport(api);
  const buyer = await createBuyerWithSecondAssessment(api, 'owner@example.org');
  owner = buyer.browser;
  const { intent } = await buyReportFor(api, buyer);
  await waitUntilReportReady(buyer);
  const { body } = await owner.get<{ id: string; assessmentId: string }[]>('/api/reports');
  const ownReportId = body.find(({ assessmentId }) => assessmentId === buyer.assessmentId)?.id ?? '';
  const { body: payments } = await admin.get<AdminPage<AdminPayment>>('/api/admin/payments');
  const payment = payments.items.find(({ intentId }) => intentId === intent)?.id ?? '';
  const sharedLink = await owner.post<{ link: { id: string } }>(`/api/reports/${ownReportId}/shares`, {
    purpose: 'read',
    withName: true,
    withScores: true,
    withShape: false,
    withExperience: false,
    days: 7,
  });
  shareId = sharedLink.body.link.id;
  const observerLink = await owner.post<{ link: { id: string } }>(
    `/api/reports/${ownReportId}/observers`,
    exampleBody(findRoute('POST /api/reports/:id/observers')),
  );
  observerShareId = observerLink.body.link.id;
  await owner.put(`/api/reports/${ownReportId}/feedback`, {
    rating: 5,
    comment: 'It helped.',
    mayQuote: true,
    followUps: false,
  });
  const retakeReply = await owner.post<{ id: string }>('/api/assessments/public', submission({}, 2));
  retakeId = retakeReply.body.id;
  ids = { assessment: buyer.assessmentId, report: ownReportId, intent, payment, user: '', message: '', visitor: '' };

  const deletable = await registered(api, 'deletable@example.org');
  ids.user = deletable.id;

  const otherUser = await registered(api, 'other@example.org');
  await otherUser.browser.post('/api/assessments/public', submission({}, 4));
  ids.message = await api.value`insert into contact_messages (name, email, category, subject, message, digest)
       values ('Ada', 'ada@example.org', 'refund', 'My report', 'Hello', '\\x00') returning id`;
  ids.visitor = (await createVisitorWithAssessment(api, 'no.account@example.org')).assessmentId;

  const visitor = await createVisitorWithAssessment(api, 'owner@example.org');
  outsiders = {
    anonymous: new Browser(api.url),
    'another user': otherUser.browser,
    'a visitor with the same email': visitor.browser,
    [EXPIRED_SESSION_CALLER]: new Browser(api.url),
  };
});
afterAll(() => api.close());

const EXPIRED_SESSION_CALLER = 'a caller with an expired session';

const createUnknownId = (subject: IdTargetKind): string =>
  subject === 'intent' ? `pi_${randomUUID().replaceAll('-', '')}` : randomUUID();

/** Returns the name of the path parameter or body field that contains a call's id. */
const getIdField = (name: string): string =>
  /:(\w+)/.exec(name)?.[1] ?? (getRule(name).names === 'intent' ? 'paymentIntentId' : 'assessmentId');

function callRoute(browser: Browser, name: string, id: string): Promise<BrowserReply<unknown>> {
  // Sets the cookie for each call, because the reply to the last call cleared it.
  if (browser === outsiders[EXPIRED_SESSION_CALLER]) browser.cookies.set('bearings_session', 'A'.repeat(43));
  const route = findRoute(name);
  const share = name.includes('/observers/') ? observerShareId : shareId;
  const givenIds = { share, assessmentId: retakeId, [getIdField(name)]: id };
  return browser.send(route.method, fillRoutePath(route, givenIds), exampleBody(route, givenIds));
}

/** Returns a reply as text without the headers that differ each time. */
function toStableText({ status, text, headers }: BrowserReply<unknown>): string {
  const ownHeaders = new Set(['date', 'x-request-id', 'keep-alive', 'connection']);
  return JSON.stringify([status, text, [...headers].filter(([name]) => !ownHeaders.has(name))]);
}

const routeCases = ROUTES_WITH_IDS.flatMap((name) => listIdTargets(name).map((subject) => ({ name, subject })));

describe('the access table', () => {
  it('equals the access rules that the routes of the running application declare', () => {
    const servedNames = listServedRoutes(api).map(({ name, access }) => `${name} ${access}`);
    const table = Object.keys(ACCESS_TABLE).map((name) => `${name} ${getRule(name).access}`);
    expect(servedNames.length).toBeGreaterThan(35);
    expect(servedNames.toSorted()).toEqual(table.toSorted());
  });

  it('declares for each route with an id what the id refers to', () => {
    const namesTakingIds = Object.keys(ACCESS_TABLE).filter(
      (name) => /:(?!token|code|slug|key)/.test(name) || getRule(name).access === 'owner',
    );
    expect(ROUTES_WITH_IDS.toSorted()).toEqual(namesTakingIds.toSorted());
  });
});

describe('the routes of the administration', () => {
  it('are for administrators, or for support too, apart from the sign-in', () => {
    const otherRoutes = Object.keys(ACCESS_TABLE)
      .filter((name) => name.includes(' /api/admin/'))
      .filter((name) => !isForStaff(name));
    expect(otherRoutes).toEqual(['POST /api/admin/login']);
  });

  it('let support read, mark messages, correct an email, send emails again and keep its own sign-in safe', () => {
    const supportRoutes = Object.keys(ACCESS_TABLE).filter((name) => getRule(name).access === 'support');
    expect(supportRoutes.filter((name) => !name.startsWith('GET '))).toEqual([
      'POST /api/admin/factor/recovery-codes',
      'POST /api/admin/factor/remove',
      'PATCH /api/admin/messages/:id',
      'POST /api/admin/people/:id/email',
      'POST /api/admin/people/:id/resend',
      'POST /api/admin/proof',
    ]);
    expect(supportRoutes.filter((name) => /export|csv|audit|statistics|overview/.test(name))).toEqual([]);
  });
});

describe.each(routeCases)("$name with an owner's $subject id", ({ name, subject }) => {
  it('returns the same reply as for an unknown id to all callers without access', async () => {
    const malformed = ['x', '1', `${ids[subject]}0`, "' or 1=1--", '..%2f..'];
    for (const [who, browser] of Object.entries(outsiders)) {
      const missingReply = await callRoute(browser, name, createUnknownId(subject));
      expect([who, missingReply.status]).toEqual([who, 404]);
      expect([who, toStableText(await callRoute(browser, name, ids[subject]))]).toEqual([
        who,
        toStableText(missingReply),
      ]);
      if (!name.includes(':')) continue;
      for (const id of malformed) {
        expect([id, toStableText(await callRoute(browser, name, id))]).toEqual([id, toStableText(missingReply)]);
      }
    }
  });

  it('gives access to the owner, unless the route is for the administration', async () => {
    if (isForStaff(name)) {
      const missingBytes = toStableText(await callRoute(owner, name, createUnknownId(subject)));
      expect(toStableText(await callRoute(owner, name, ids[subject]))).toBe(missingBytes);
      return;
    }
    expect((await callRoute(owner, name, ids[subject])).status).not.toBe(404);
    expect((await callRoute(owner, name, createUnknownId(subject))).status).toBe(404);
  });

  it('gives support access only if the route is for support', async () => {
    const missingReply = await callRoute(support, name, createUnknownId(subject));
    expect(missingReply.status).toBe(404);
    const found = await callRoute(support, name, ids[subject]);
    if (getRule(name).access === 'support') expect(found.status).not.toBe(404);
    else expect(toStableText(found)).toBe(toStableText(missingReply));
  });

  it('gives administrators access only if the route is a GET or is for the administration', async () => {
    const missingReply = await callRoute(admin, name, createUnknownId(subject));
    expect(missingReply.status).toBe(404);
    const found = await callRoute(admin, name, ids[subject]);
    if (name.startsWith('GET ') || isForStaff(name)) expect(found.status).not.toBe(404);
    else expect(toStableText(found)).toBe(toStableText(missingReply));
  });
});

describe('a malformed id in a body', () => {
  it.each(ROUTES_WITH_IDS.filter((name) => !name.includes(':')))(
    'causes a 400 from %s for every caller',
    async (name) => {
      const answers = await Promise.all(
        [outsiders['another user'], owner, admin].map((browser) => callRoute(browser ?? owner, name, 'not an id')),
      );
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    },
  );
});

describe('a route', () => {
  const withRule = (access: string) => Object.keys(ACCESS_TABLE).filter((name) => getRule(name).access === access);

  it.each(withRule('user'))('for users returns 401 without a session: %s', async (name) => {
    const route = findRoute(name);
    const { status, body } = await new Browser(api.url).refused(route.method, fillRoutePath(route), exampleBody(route));
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: 'Unauthorized', message: 'Please sign in.' });
  });

  it.each(Object.keys(ACCESS_TABLE).filter(isForStaff))(
    'for administrators or support returns 404 to all other callers: %s',
    async (name) => {
      const missingPageBytes = toStableText(await owner.get('/api/nowhere'));
      const route = findRoute(name);
      const refused = [owner, ...Object.values(outsiders), ...(getRule(name).access === 'admin' ? [support] : [])];
      for (const browser of refused) {
        const answer = await browser.send(route.method, fillRoutePath(route, { id: ids.report }));
        expect(toStableText(answer)).toBe(missingPageBytes);
      }
    },
  );

  it.each(withRule('support').filter((name) => name.startsWith('GET ') && !name.includes(':')))(
    'for support returns the same to support as to an administrator: %s',
    async (name) => {
      const route = findRoute(name);
      const [seen, wanted] = await Promise.all([support, admin].map((browser) => browser.get(fillRoutePath(route))));
      expect(seen?.status).toBe(200);
      expect(seen?.text).toBe(wanted?.text);
    },
  );
});
