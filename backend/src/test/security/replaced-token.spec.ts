// A purchase replaces the visitor's session token. The tests show which calls still accept the
// replaced token, and until when.
import { type Assessment, endpoints, type PaymentVerified, type ReportStatus } from '@bearings/contracts';
import { randomUUID } from 'node:crypto';
import { SESSION_COOKIE } from '../../auth/sessions/session.cookies.js';
import { CleanupService } from '../../platform/cleanup/cleanup.service.js';
import { PASSWORD, registered } from '../support/account.factory.js';
import { exampleBody, findRoute } from '../support/api-requests.js';
import { type BrowserReply, Browser } from '../support/browser.js';
import { type Buyer, createVisitorWithAssessment, createIntent, payForReport } from '../support/buyer.js';
import { waitForMailToken } from '../support/mailbox.js';
import { listServedRoutes } from '../support/served-routes.js';
import { StandInControl } from '../support/stand-in-control.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();

const CHECKOUT_COOKIE = 'bearings_checkout';

interface BuyerPurchase extends Buyer {
  email: string;
  intent: string;
  /** The visitor's session token, which the purchase replaced. */
  replacedToken: string;
  /** The session token that the buyer's browser has after the purchase. */
  successor: string;
}

const createBrowserWithToken = (token: string): Browser => {
  const browser = new Browser(api.url);
  browser.cookies.set(SESSION_COOKIE, token);
  return browser;
};

/**
 * Returns a browser with the replaced token and the checkout cookie. The buyer's own browser has these when the reply
 * to the call that verifies the payment was lost.
 */
const createBuyersBrowser = (purchase: BuyerPurchase): Browser => {
  const browser = createBrowserWithToken(purchase.replacedToken);
  browser.cookies.set(CHECKOUT_COOKIE, purchase.browser.cookies.get(CHECKOUT_COOKIE) ?? '');
  return browser;
};

const verifyPayment = (browser: Browser, paymentIntentId: string) =>
  browser.post<PaymentVerified>('/api/verify-payment', { paymentIntentId });

/** Creates a buyer whose purchase created the account and signed them in. */
async function buyReport(email: string): Promise<BuyerPurchase> {
  const buyer = await createVisitorWithAssessment(api, email);
  const replacedToken = buyer.browser.cookies.get(SESSION_COOKIE) ?? '';
  const intent = await payForReport(api, buyer);
  const { body } = await verifyPayment(buyer.browser, intent);
  expect(body).toMatchObject({ paid: true, signedIn: true });
  const successor = buyer.browser.cookies.get(SESSION_COOKIE) ?? '';
  expect(successor).not.toBe(replacedToken);
  return { ...buyer, email, intent, replacedToken, successor };
}

/** Makes the two calls that can accept a replaced token, without other cookies. Returns the statuses of the replies. */
async function callWithReplacedToken({
  replacedToken: replaced,
  intent,
  assessmentId,
}: BuyerPurchase): Promise<number[]> {
  const status = await createBrowserWithToken(replaced).get(`/api/reports/status/${assessmentId}`);
  return [(await verifyPayment(createBrowserWithToken(replaced), intent)).status, status.status];
}

const isSignedIn = async (token: string): Promise<boolean> =>
  (await createBrowserWithToken(token).get('/api/auth/user')).status === 200;

/** Sets the password of a buyer's account directly in the database. */
const setPassword = async ({ email }: BuyerPurchase): Promise<void> => {
  const { email: other } = await registered(api, `pattern.${email}`);
  await api.sql`update users set password_hash = (select password_hash from users where email = ${other})
      where email = ${email}`;
};

describe('a token that a purchase replaced', () => {
  it('gets the same signed-in session cookie on each repeated verify call', async () => {
    const purchase = await buyReport('repeats@example.org');
    for (let repetition = 0; repetition < 3; repetition += 1) {
      const browser = createBuyersBrowser(purchase);
      const { status, body, headers } = await verifyPayment(browser, purchase.intent);
      expect({ status, signedIn: body.signedIn }).toEqual({ status: 200, signedIn: true });
      expect(browser.cookies.get(SESSION_COOKIE)).toBe(purchase.successor);
      expect(headers.getSetCookie()[0]).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly;/);
      expect(browser.cookies.get('bearings_signed_in')).toBe('1');
    }
    expect(await isSignedIn(purchase.successor)).toBe(true);
  });

  it('gets the session cookie even when the provider is unavailable', async () => {
    const purchase = await buyReport('outage@example.org');
    const control = new StandInControl(api);
    await control.order({ fault: 'error', on: 'payment_intents.*', times: null, status: 503 });
    const browser = createBuyersBrowser(purchase);
    const { status } = await verifyPayment(browser, purchase.intent);
    await control.clear();
    expect(status).toBe(503);
    expect(browser.cookies.get(SESSION_COOKIE)).toBe(purchase.successor);
  });

  it('can read the report’s status, by the report’s or the assessment’s id, without getting a new cookie', async () => {
    const purchase = await buyReport('follows@example.org');
    const path = `/api/reports/status/${purchase.assessmentId}`;
    const { status, body, headers } = await createBrowserWithToken(purchase.replacedToken).get<ReportStatus>(path);
    expect({ status, cookies: headers.getSetCookie() }).toEqual({ status: 200, cookies: [] });
    expect(body.status).toMatch(/^(generating|ready)$/);
    const report = await api.value<string>`select id from reports where assessment_id = ${purchase.assessmentId}`;
    const statusByReport = await createBrowserWithToken(purchase.replacedToken).get(`/api/reports/status/${report}`);
    expect(statusByReport.status).toBe(200);
  });

  it('has a replacement that is derived from a new secret for each purchase', async () => {
    const [first, second] = [await buyReport('one@example.org'), await buyReport('two@example.org')];
    const keys = (
      await api.values<Buffer>`select successor_key as key from replaced_tokens order by expires_at desc limit 2`
    ).map((key) => key.toString('hex'));
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(first.successor).not.toBe(second.successor);
  });

  it('does not make the API clear the browser’s newer cookies', async () => {
    const { replacedToken: replaced } = await buyReport('late.call@example.org');
    const lateBrowser = createBrowserWithToken(replaced);
    lateBrowser.cookies.set('bearings_signed_in', '1');
    expect((await lateBrowser.get('/api/assessments/draft')).headers.getSetCookie()).toEqual([]);
  });
});

describe('a visitor’s session token that another person copied before the purchase', () => {
  it('does not sign that person in at the purchase', async () => {
    const buyer = await createVisitorWithAssessment(api, 'kept.before@example.org');
    const keptToken = buyer.browser.cookies.get(SESSION_COOKIE) ?? '';
    const intent = await payForReport(api, buyer);
    const keeper = createBrowserWithToken(keptToken);
    const { status, body, headers } = await verifyPayment(keeper, intent);
    expect([status, body.paid, body.signedIn]).toEqual([200, true, false]);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await isSignedIn(keptToken)).toBe(false);
    expect((await verifyPayment(buyer.browser, intent)).body.signedIn).toBe(true);
  });

  it('gets no session after the purchase, whatever checkout cookie is sent with it', async () => {
    const purchase = await buyReport('kept.after@example.org');
    const cookies = ['', purchase.successor, purchase.replacedToken, 'A'.repeat(43)];
    for (const cookie of cookies) {
      const keeper = createBrowserWithToken(purchase.replacedToken);
      if (cookie !== '') keeper.cookies.set(CHECKOUT_COOKIE, cookie);
      const { status, body, headers } = await verifyPayment(keeper, purchase.intent);
      expect([status, body.paid, body.signedIn]).toEqual([200, true, false]);
      expect(headers.getSetCookie()).toEqual([]);
      const intent = { assessmentId: purchase.assessmentId, amount: 9.99 };
      const checkout = await keeper.post('/api/create-payment-intent', intent);
      expect([checkout.status, checkout.headers.getSetCookie()]).toEqual([404, []]);
      expect((await keeper.get('/api/auth/user')).status).toBe(401);
    }
    // The checkout cookie of another purchase must not help either.
    const otherPurchase = await buyReport('kept.other@example.org');
    const keeper = createBuyersBrowser(otherPurchase);
    keeper.cookies.set(SESSION_COOKIE, purchase.replacedToken);
    expect((await verifyPayment(keeper, purchase.intent)).body.signedIn).toBe(false);
  });

  it('is useless without the checkout cookie, which scripts cannot read', async () => {
    const buyer = await createVisitorWithAssessment(api, 'attributes@example.org');
    const intent = { assessmentId: buyer.assessmentId, amount: 9.99 };
    const openedReply = await buyer.browser.post('/api/create-payment-intent', intent);
    const [cookie = ''] = openedReply.headers.getSetCookie();
    expect(cookie).toMatch(/^bearings_checkout=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    // A browser that has the checkout cookie gets no new one when it opens the checkout again. A browser that lacks the
    // cookie, as after a lost reply, gets the same cookie again.
    const secondReply = await buyer.browser.post('/api/create-payment-intent', intent);
    expect(secondReply.headers.getSetCookie()).toEqual([]);
    buyer.browser.cookies.delete(CHECKOUT_COOKIE);
    const repeatedReply = await buyer.browser.post('/api/create-payment-intent', intent);
    expect(repeatedReply.headers.getSetCookie()).toEqual([cookie]);
  });
});

describe('a caller with a replaced token', () => {
  const ACCEPTED_ROUTES = [endpoints.verifyPayment, endpoints.reportStatus].map(
    ({ method, path }) => `${method} ${path}`,
  );
  /** Returns a reply as text without the ids, times and tokens that differ each time. */
  const comparable = ({ status, text, headers }: BrowserReply<unknown>): string =>
    JSON.stringify([
      status,
      text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'),
      headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, '=TOKEN;')),
      headers.get('location'),
    ]);

  it('gets the same reply as an unknown visitor on all routes except the two that accept the token', async () => {
    const purchase = await buyReport('walks@example.org');
    const routes = listServedRoutes(api).filter(({ name }) => !ACCEPTED_ROUTES.includes(name));
    // Leaves out the route for signing out, which would end the session. Tests below cover that route.
    const walkedRoutes = routes.filter(({ name }) => name !== 'GET /api/logout');
    expect(walkedRoutes.length).toBeGreaterThan(35);
    for (const { name } of walkedRoutes) {
      const route = findRoute(name);
      const { method } = route;
      const path = route.path.replace(/:\w+/, purchase.assessmentId);
      // The body is valid, so that no call fails only because of its body.
      const body = exampleBody(route, { email: purchase.email, assessmentId: purchase.assessmentId });
      const stranger = await new Browser(api.url).send(method, path, body);
      const holder = await createBrowserWithToken(purchase.replacedToken).send(method, path, body);
      expect([name, comparable(holder)]).toEqual([name, comparable(stranger)]);
    }
    const { body } = await createBrowserWithToken(purchase.successor).get<Assessment[]>('/api/assessments');
    expect(body.map(({ id }) => id)).toEqual([purchase.assessmentId]);
  });

  it('gets no access to another assessment of the account', async () => {
    const purchase = await buyReport('second@example.org');
    const { body } = await purchase.browser.post<Assessment>(
      '/api/assessments/public',
      submission({ email: purchase.email }, 1),
    );
    const secondPurchase = { browser: purchase.browser, assessmentId: body.id };
    const [intent = ''] = (await createIntent(secondPurchase)).split('_secret_');
    const holder = createBrowserWithToken(purchase.replacedToken);
    expect((await verifyPayment(holder, intent)).status).toBe(404);
    expect((await holder.get(`/api/reports/status/${body.id}`)).status).toBe(404);
    expect(holder.cookies.get(SESSION_COOKIE)).toBe(purchase.replacedToken);
    expect((await verifyPayment(purchase.browser, intent)).status).toBe(200);
  });
});

describe('the end of a replaced token', () => {
  it('comes five minutes after the purchase by the database’s clock, however often the token is used', async () => {
    const purchase = await buyReport('minutes@example.org');
    const readRemaining = async (): Promise<{ until: string; seconds: number } | undefined> => {
      const [row] = await api.sql<{
        until: string;
        seconds: number;
      }>`select expires_at::text as until, extract(epoch from expires_at - now())::float as seconds
           from replaced_tokens where assessment_id = ${purchase.assessmentId}`;
      return row;
    };
    const first = await readRemaining();
    expect(first?.seconds).toBeGreaterThan(270);
    expect(first?.seconds).toBeLessThanOrEqual(300);
    expect(await callWithReplacedToken(purchase)).toEqual([200, 200]);
    expect((await readRemaining())?.until).toBe(first?.until);
    await api.sql`update replaced_tokens set expires_at = now() where assessment_id = ${purchase.assessmentId}`;
    expect(await callWithReplacedToken(purchase)).toEqual([404, 404]);
    expect(await isSignedIn(purchase.successor)).toBe(true);
    const removed = await api.app.get(CleanupService).run();
    expect(removed['replaced tokens']).toBeGreaterThanOrEqual(1);
    expect(await readRemaining()).toBeUndefined();
  });

  it('comes when the replaced token is used to sign out, which ends the session too', async () => {
    const purchase = await buyReport('leaves.early@example.org');
    const { status, headers } = await createBrowserWithToken(purchase.replacedToken).get('/api/logout');
    const stranger = await new Browser(api.url).get('/api/logout');
    expect([status, headers.getSetCookie()]).toEqual([302, stranger.headers.getSetCookie()]);
    expect(await callWithReplacedToken(purchase)).toEqual([404, 404]);
    expect(await isSignedIn(purchase.successor)).toBe(false);
  });

  type BrowserOf = (purchase: BuyerPurchase) => Browser;
  const ownBrowser: BrowserOf = ({ successor }) => createBrowserWithToken(successor);
  const replacedBrowser: BrowserOf = ({ replacedToken }) => createBrowserWithToken(replacedToken);
  const otherBrowser: BrowserOf = () => new Browser(api.url);

  const signIn = (browserOf: BrowserOf) => async (purchase: BuyerPurchase) => {
    await setPassword(purchase);
    expect(await callWithReplacedToken(purchase)).toEqual([200, 200]);
    return browserOf(purchase).post('/api/auth/login', { email: purchase.email, password: PASSWORD });
  };
  const signInElsewhere = (browserOf: BrowserOf) => async (purchase: BuyerPurchase) => {
    const { email } = await registered(api, `other.${purchase.email}`);
    return browserOf(purchase).post('/api/auth/login', { email, password: PASSWORD });
  };
  const resetPassword = (browserOf: BrowserOf) => async (purchase: BuyerPurchase) => {
    await new Browser(api.url).post('/api/auth/password/forgot', { email: purchase.email });
    const token = await waitForMailToken(api, purchase.email, /choose a new password/i);
    return browserOf(purchase).post('/api/auth/password/reset', { token, password: PASSWORD });
  };

  it.each([
    ['the buyer signs out', (purchase: BuyerPurchase) => ownBrowser(purchase).get('/api/logout'), false],
    // A sign-in by password ends the earlier tokens of the same session, but no other session.
    ['the buyer signs in by password in their own browser', signIn(ownBrowser), false],
    ['the buyer signs in by password in a browser that still has the replaced token', signIn(replacedBrowser), true],
    ['the buyer signs in by password in another browser', signIn(otherBrowser), true],
    ['a browser with the new token signs in to another account', signInElsewhere(ownBrowser), false],
    ['a browser with the replaced token signs in to another account', signInElsewhere(replacedBrowser), true],
    ['an emailed link sets a new password in the buyer’s own browser', resetPassword(ownBrowser), false],
    ['an emailed link sets a new password in a browser with the replaced token', resetPassword(replacedBrowser), false],
    ['an emailed link sets a new password in another browser', resetPassword(otherBrowser), false],
  ])('comes when %s', async (_, endToken, successorStays) => {
    const purchase = await buyReport(`${randomUUID()}@example.org`);
    expect(await callWithReplacedToken(purchase)).toEqual([200, 200]);
    expect((await endToken(purchase)).status).toBeLessThan(400);
    expect(await callWithReplacedToken(purchase)).toEqual([404, 404]);
    expect(await isSignedIn(purchase.successor)).toBe(successorStays);
  });

  it('comes when the account is deleted', async () => {
    const purchase = await buyReport('deleted@example.org');
    await setPassword(purchase);
    const deletion = await purchase.browser.send('DELETE', '/api/user', { password: PASSWORD });
    expect(deletion.status).toBe(204);
    expect(await callWithReplacedToken(purchase)).toEqual([404, 404]);
    const n =
      await api.value<number>`select count(*)::int as n from replaced_tokens where assessment_id = ${purchase.assessmentId}`;
    expect(n).toBe(0);
  });
});
