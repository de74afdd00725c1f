// Routes that find the session in a statement of their own, held to what the access guard does.
import type { ReportListItem } from '@bearings/contracts';
import { SESSION_COOKIE } from '../../auth/sessions/session.cookies.js';
import { Browser } from '../support/browser.js';
import { type Buyer, completedBuyer } from '../support/buyer.js';
import { servedRoutes } from '../support/served-routes.js';
import { submission } from '../support/submission.factory.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Call = [method: string, path: string, body?: unknown];

/** A call of each route that succeeds for its owner. */
const CALLS: Record<string, (buyer: Buyer) => Call | Promise<Call>> = {
  'GET /api/auth/user': () => ['GET', '/api/auth/user'],
  'GET /api/reports/status/:assessment': ({ assessmentId }) => [
    'GET',
    `/api/reports/status/${assessmentId}`,
  ],
  'GET /api/reports/assessment/:assessmentId': async ({ browser }) => {
    // Of the purchase that made the account.
    const { body } = await until(
      () => browser.get<ReportListItem[]>('/api/reports'),
      (answer) => answer.body.length > 0,
    );
    return ['GET', `/api/reports/assessment/${body[0]?.assessmentId}`];
  },
  'POST /api/assessments/public': () => ['POST', '/api/assessments/public', submission()],
};

/** The guard looks the session of these up; the second one opens one for a visitor without. */
const GUARDED: Call = ['GET', '/api/assessments'];
const GUARDED_OPENING: Call = ['PUT', '/api/assessments/draft', { answers: { q1: '1' } }];

let made = 0;
/** A signed-in buyer with a completed, unpaid assessment. */
function newBuyer(): Promise<Buyer> {
  made += 1;
  return completedBuyer(api, `finds.${made}@example.org`);
}

const change = (browser: Browser, set: string): Promise<unknown> =>
  api.database.query(
    `update sessions set ${set} where token_hash = sha256(convert_to($1, 'UTF8'))`,
    [browser.cookies.get(SESSION_COOKIE)],
  );

const callOf = async (name: string, buyer: Buyer): Promise<Call> =>
  (await CALLS[name]?.(buyer)) ?? ['GET', '/'];

const cookiesOf = ({ headers }: { headers: Headers }): string[] =>
  headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, '=token;'));

/** Returns the status and cookies that the route and a guarded one send to two like browsers. */
async function both(name: string, prepare: (browser: Browser) => Promise<unknown>) {
  const own = await newBuyer();
  const guarded = await newBuyer();
  const [method, path, body] = await callOf(name, own);
  await prepare(own.browser);
  await prepare(guarded.browser);
  const reply = await own.browser.send(method, path, body);
  const compared = await guarded.browser.send(...(method === 'GET' ? GUARDED : GUARDED_OPENING));
  const again = () => own.browser.send(method, path, body);
  return { reply, cookies: cookiesOf(reply), expected: cookiesOf(compared), own, again };
}

it('are the ones of this table', () => {
  const found = servedRoutes(api).filter(({ findsCaller }) => findsCaller);
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

describe.each(Object.keys(CALLS))('%s', (name) => {
  it('accepts a session as it is, without a cookie', async () => {
    const { reply, cookies } = await both(name, () => Promise.resolve());
    expect([reply.status, cookies]).toEqual([200, []]);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
  });

  it('renews a session once an hour, with the guard’s cookies', async () => {
    const { reply, cookies, expected, own, again } = await both(name, (browser) =>
      change(
        browser,
        "seen_at = now() - interval '2 hours', expires_at = now() + interval '1 day'",
      ),
    );
    expect(reply.status).toBe(200);
    expect(cookies).toHaveLength(2);
    expect(cookies).toEqual(expected);
    const [row]: { days: number }[] = await api.database.query(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days
         from sessions where token_hash = sha256(convert_to($1, 'UTF8'))`,
      [own.browser.cookies.get(SESSION_COOKIE)],
    );
    expect(row?.days).toBe(30);
    expect(cookiesOf(await again())).toEqual([]);
  });

  it.each([
    ['expired', (browser: Browser) => change(browser, 'expires_at = now()')],
    [
      'invented',
      (browser: Browser) => Promise.resolve(browser.cookies.set(SESSION_COOKIE, 'A'.repeat(43))),
    ],
    [
      'malformed',
      (browser: Browser) => Promise.resolve(browser.cookies.set(SESSION_COOKIE, 'no token')),
    ],
  ])('does not accept an %s session, and clears its cookies as the guard does', async (_, end) => {
    const { reply, cookies, expected } = await both(name, end);
    expect(cookies).toEqual(expected);
    expect(expected).toHaveLength(2);
    if (name.startsWith('GET')) expect([401, 404]).toContain(reply.status);
  });

  it('finds no session without a cookie', async () => {
    const own = await newBuyer();
    const [method, path, body] = await callOf(name, own);
    const reply = await new Browser(api.url).send(method, path, body);
    expect(method === 'GET' ? [401, 404] : [200]).toContain(reply.status);
    expect(cookiesOf(reply)).toHaveLength(method === 'GET' ? 0 : 1);
  });

  it('answers a call with another person’s session as one of theirs', async () => {
    const [own, other] = [await newBuyer(), await newBuyer()];
    const [method, path, body] = await callOf(name, own);
    const [mine, theirs] = [
      await own.browser.send(method, path, body),
      await other.browser.send(method, path, body),
    ];
    expect(theirs.text).not.toBe(mine.text);
  });
});
