import { type AdminPage, type AdminPayment, endpoints, fillPath } from '@bearings/contracts';
import { randomUUID } from 'node:crypto';
import { registered, signedInAdmin } from '../support/account.factory.js';
import { type Answered, Browser } from '../support/browser.js';
import { completedBuyer, completedVisitor, pay } from '../support/buyer.js';
import { servedRoutes } from '../support/served-routes.js';
import { submission } from '../support/submission.factory.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

type Subject = 'assessment' | 'report' | 'intent' | 'payment' | 'user';

/** The occupation of a path that names one. */
const NURSE = '29-1141.00';

/** The body of a call, from the id that it names. */
interface Named {
  subjects: Subject[];
  body?: (id: string) => object;
  /** Only an administrator may call it. */
  admin?: true;
}

/** Every call that names a row. Without access to the row, the reply must not show that it exists. */
const NAMED: Record<string, Named> = {
  'GET /api/assessments/:id': { subjects: ['assessment', 'report'] },
  'PATCH /api/assessments/:id': {
    subjects: ['assessment', 'report'],
    body: () => ({ email: 'changed@example.org' }),
  },
  'POST /api/create-payment-intent': {
    subjects: ['assessment', 'report'],
    body: (assessmentId) => ({ assessmentId, amount: 9.99 }),
  },
  'POST /api/verify-payment': {
    subjects: ['intent'],
    body: (paymentIntentId) => ({ paymentIntentId }),
  },
  'GET /api/reports/assessment/:assessmentId': { subjects: ['assessment', 'report'] },
  'GET /api/reports/status/:assessment': { subjects: ['assessment', 'report'] },
  'POST /api/assessments/:assessment/generate-report': { subjects: ['assessment', 'report'] },
  'PUT /api/reports/:id/circumstances': {
    subjects: ['assessment', 'report'],
    body: () => ({ circumstances: { interests: {} } }),
  },
  'GET /api/reports/:id/careers': { subjects: ['assessment', 'report'] },
  'GET /api/reports/:id/careers/:code': { subjects: ['assessment', 'report'] },
  'PATCH /api/reports/:id/careers/:code': {
    subjects: ['assessment', 'report'],
    body: () => ({ choice: 'keep' }),
  },
  'GET /api/reports/:id/shares': { subjects: ['assessment', 'report'] },
  'POST /api/reports/:id/shares': {
    subjects: ['assessment', 'report'],
    body: () => ({ purpose: 'read', withName: true, withScores: true, days: 7 }),
  },
  'DELETE /api/reports/:id/shares/:share': { subjects: ['assessment', 'report'] },
  'PATCH /api/reports/:id/share-comments': {
    subjects: ['assessment', 'report'],
    body: () => ({ ids: [], change: 'removed' }),
  },
  'GET /api/reports/:id/download': { subjects: ['assessment', 'report'] },
  'GET /api/reports/:id/download/text': { subjects: ['assessment', 'report'] },
  'GET /api/reports/:id/plan': { subjects: ['assessment', 'report'] },
  'PATCH /api/reports/:id/plan': {
    subjects: ['assessment', 'report'],
    body: () => ({ reminders: false }),
  },
  'GET /api/reports/:id/plan.ics': { subjects: ['assessment', 'report'] },
  'GET /api/reports/:id/pdf': { subjects: ['assessment', 'report'] },
  'POST /api/reports/:id/email': { subjects: ['assessment', 'report'] },
  'GET /api/receipts/:id/pdf': { subjects: ['payment'] },
  'GET /api/admin/people/:id': { subjects: ['assessment'], admin: true },
  'POST /api/admin/reports/:id/rerun': { subjects: ['report'], admin: true },
  'POST /api/admin/payments/:id/refund': { subjects: ['payment'], admin: true },
  'POST /api/admin/users/:id/end-sessions': { subjects: ['user'], admin: true },
  'DELETE /api/admin/users/:id': { subjects: ['user'], admin: true },
};

/** Calls whose access is a link's token, for every caller; share.spec.ts checks them. */
const BY_TOKEN = ['GET /api/shared/:token', 'POST /api/shared/:token/comments'];

/** Every call that names no row: it is about the caller, or public. */
const UNNAMED = new Set([
  // Of an invented person; sample-changes.spec.ts checks them.
  'POST /api/sample-report',
  'POST /api/sample-report/file',
  'POST /api/sample-report/plan',
  'GET /api/config',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/auth/user',
  // About the account of the session alone; second-factor.spec.ts checks them.
  'GET /api/auth/factor',
  'POST /api/auth/factor/start',
  'POST /api/auth/factor/confirm',
  'POST /api/auth/factor/code',
  'POST /api/admin/proof',
  'POST /api/admin/factor/recovery-codes',
  'POST /api/admin/factor/remove',
  'POST /api/auth/login',
  'POST /api/admin/login',
  'POST /api/auth/register',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
  'POST /api/auth/email/verify',
  'POST /api/auth/report-link/check',
  'POST /api/auth/report-link/open',
  // The same reply for any id; purchase-mails.spec.ts checks it.
  'POST /api/auth/report-link/renew',
  'GET /api/login',
  'GET /api/logout',
  'GET /api/countries',
  'GET /api/country-reports',
  'GET /api/occupations',
  'PUT /api/user/country',
  'GET /api/user/sessions',
  // Names a session of the caller only; account-sessions.spec.ts checks it.
  'POST /api/user/sessions/end',
  'POST /api/user/password',
  'GET /api/user/export',
  'GET /api/user/report-glance',
  'POST /api/user/deletion-link',
  'DELETE /api/user',
  'GET /api/assessments',
  'POST /api/assessments/start-tracking',
  'POST /api/assessments/public',
  'GET /api/assessments/draft',
  'PUT /api/assessments/draft',
  'POST /api/webhooks/stripe',
  'GET /api/payments',
  'GET /api/reports',
  'GET /api/reports/all.zip',
  'POST /api/contact',
  'POST /api/web-vitals',
  'POST /api/newsletter/subscribe',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/leave',
  'POST /api/plan-reminders/stop',
  'GET /api/admin/newsletter.csv',
  'GET /api/admin/overview',
  'GET /api/admin/statistics',
  'GET /api/admin/export.csv',
  'GET /api/admin/users',
  'GET /api/admin/assessments',
  'GET /api/admin/payments',
  'GET /api/admin/reports',
  'GET /api/admin/audit',
]);

let api: TestApi;
let owner: Browser;
let admin: Browser;
let outsiders: Record<string, Browser>;
let ids: Record<Subject, string>;
let shareId: string;

beforeAll(async () => {
  api = await startTestApi();
  admin = await signedInAdmin(api);
  const buyer = await completedBuyer(api, 'owner@example.org');
  owner = buyer.browser;
  const intent = await pay(api, buyer);
  await owner.post('/api/verify-payment', { paymentIntentId: intent });
  await until(
    () => owner.get<{ status: string }>(`/api/reports/status/${buyer.assessmentId}`),
    ({ body }) => body.status === 'ready',
  );
  const { body } = await owner.get<{ id: string; assessmentId: string }[]>('/api/reports');
  const report = body.find(({ assessmentId }) => assessmentId === buyer.assessmentId)?.id ?? '';
  const { body: payments } = await admin.get<AdminPage<AdminPayment>>('/api/admin/payments');
  const payment = payments.items.find(({ intentId }) => intentId === intent)?.id ?? '';
  const shared = await owner.post<{ link: { id: string } }>(`/api/reports/${report}/shares`, {
    purpose: 'read',
    withName: true,
    withScores: true,
    days: 7,
  });
  shareId = shared.body.link.id;
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
    [DEAD]: new Browser(api.url),
  };
});
afterAll(() => api.close());

const DEAD = 'somebody with a dead cookie';

const unknownId = (subject: Subject): string =>
  subject === 'intent' ? `pi_${randomUUID().replaceAll('-', '')}` : randomUUID();

function call(browser: Browser, name: string, id: string): Promise<Answered<unknown>> {
  const [method = '', path = ''] = name.split(' ');
  // The reply clears it each time.
  if (browser === outsiders[DEAD]) browser.cookies.set('bearings_session', 'A'.repeat(43));
  const filled = path
    .replace(':code', NURSE)
    .replace(/:\w+/, encodeURIComponent(id))
    .replace(':share', shareId);
  return browser.send(method, filled, NAMED[name]?.body?.(id));
}

/** Returns the reply without the values that differ each time. */
function bytes({ status, text, headers }: Answered<unknown>): string {
  const own = new Set(['date', 'x-request-id', 'keep-alive', 'connection']);
  return JSON.stringify([status, text, [...headers].filter(([name]) => !own.has(name))]);
}

const cases = Object.entries(NAMED).flatMap(([name, { subjects }]) =>
  subjects.map((subject) => ({ name, subject })),
);

describe('the table of routes', () => {
  it('lists exactly the routes of the running application', () => {
    const served = servedRoutes(api).map(({ name }) => name);
    expect(served.length).toBeGreaterThan(35);
    expect(served.toSorted()).toEqual([...Object.keys(NAMED), ...BY_TOKEN, ...UNNAMED].toSorted());
  });

  it('lists routes with a parameter, and owner routes, as naming a row', () => {
    const named = servedRoutes(api)
      .filter(({ name, access }) => name.includes(':') || access === 'owner')
      .map(({ name }) => name);
    expect(named.toSorted()).toEqual([...Object.keys(NAMED), ...BY_TOKEN].toSorted());
  });
});

describe.each(cases)("$name with an owner's $subject id", ({ name, subject }) => {
  it('gives other callers, byte for byte, the reply for a missing row', async () => {
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

  it('gives the owner the row', async () => {
    if (NAMED[name]?.admin) {
      const missing = bytes(await call(owner, name, unknownId(subject)));
      expect(bytes(await call(owner, name, ids[subject]))).toBe(missing);
      return;
    }
    expect((await call(owner, name, ids[subject])).status).not.toBe(404);
    expect((await call(owner, name, unknownId(subject))).status).toBe(404);
  });

  it('gives an administrator the row to read, and changes it by the calls for that only', async () => {
    const missing = await call(admin, name, unknownId(subject));
    expect(missing.status).toBe(404);
    const found = await call(admin, name, ids[subject]);
    if (name.startsWith('GET ') || NAMED[name]?.admin) expect(found.status).not.toBe(404);
    else expect(bytes(found)).toBe(bytes(missing));
  });
});

describe('a malformed id in a body', () => {
  it.each(['POST /api/create-payment-intent', 'POST /api/verify-payment'])(
    'is a 400 for %s, for everybody alike',
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

describe('routes for accounts and administrators', () => {
  const byAccess = (rule: string) =>
    Object.values(endpoints).filter(({ access, path }) => access === rule && !path.includes(':'));

  it('return 401 without a session', async () => {
    for (const { method, path } of byAccess('user')) {
      const { status, body } = await new Browser(api.url).refused(
        method,
        path,
        method === 'GET' ? undefined : {},
      );
      expect([path, status]).toEqual([path, 401]);
      expect(body).toMatchObject({ error: 'Unauthorized', message: 'Please sign in.' });
    }
  });

  it('return 404 on admin routes for other users', async () => {
    const nowhere = bytes(await owner.get('/api/nowhere'));
    for (const { method, path } of Object.values(endpoints).filter((e) => e.access === 'admin')) {
      const filled = fillPath(path, { id: ids.report });
      for (const browser of [owner, ...Object.values(outsiders)]) {
        const answer = await browser.send(method, filled);
        expect([path, bytes(answer)]).toEqual([path, nowhere]);
      }
    }
  });
});
