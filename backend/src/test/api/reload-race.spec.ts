// A buyer reloads the success page before the first answer has arrived.
import type { PaymentVerified } from '@bearings/contracts';
import { Browser } from '../support/browser.js';
import { completedVisitor, pay } from '../support/buyer.js';
import { sampleSize } from '../support/sample-size.js';
import { startTestApi, type TestApi } from '../support/test-api.js';

const AT_ONCE = 4;
/** The first call is aborted after each delay up to this, in milliseconds. */
const LONGEST_MS = 80;
const RUNS = (LONGEST_MS + 1) * sampleSize(1, 5);

let api: TestApi;
beforeAll(async () => {
  // Without a worker, so that only the calls race.
  api = await startTestApi({ worker: false, mail: { kind: 'none' } });
});
afterAll(() => api.close());

/** A page that is reloaded before the reply, with the old cookies. */
const withCookies = (cookies: ReadonlyMap<string, string>): Browser => {
  const browser = new Browser(api.url);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
};

const verify = (browser: Browser, paymentIntentId: string) =>
  browser.post<PaymentVerified>('/api/verify-payment', { paymentIntentId });

/** Sends a verify call and drops its connection after `ms`, so that no cookie arrives. */
async function abortedVerify(
  cookies: ReadonlyMap<string, string>,
  paymentIntentId: string,
  ms: number,
): Promise<void> {
  const signal = AbortSignal.timeout(ms);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', cookie };
  const body = JSON.stringify({ paymentIntentId });
  try {
    await fetch(`${api.url}/api/verify-payment`, { method: 'POST', headers, body, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Runs a purchase with a reload. Returns why the buyer cannot read the report, or null. */
async function reloaded(run: number): Promise<string | null> {
  const buyer = await completedVisitor(api, `reload.${run}@example.org`);
  const intent = await pay(api, buyer);
  const { cookies } = buyer.browser;
  const ms = run % (LONGEST_MS + 1);
  await abortedVerify(cookies, intent, ms);
  const path = `/api/reports/status/${buyer.assessmentId}`;
  // The reloaded page's calls may overtake each other.
  const again = withCookies(cookies);
  const [status, verified] = await Promise.all([again.get(path), verify(again, intent)]);
  const user = await again.get('/api/auth/user');
  const later = await again.get(path);
  const statuses = [status.status, verified.status, user.status, later.status];
  const reads = statuses.every((code) => code === 200) && verified.body.signedIn;
  return reads ? null : `run ${run}, cut off after ${ms} ms: ${statuses.join(' ')}`;
}

it(`every buyer can read the report after ${RUNS} reloads 0 to ${LONGEST_MS} ms after the first call`, async () => {
  const stranded: string[] = [];
  const runs = Array.from({ length: RUNS }, (_, run) => run);
  const work = async (): Promise<void> => {
    for (let run = runs.pop(); run !== undefined; run = runs.pop()) {
      const reason = await reloaded(run);
      if (reason !== null) stranded.push(reason);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(stranded).toEqual([]);
  const accounts =
    await api.value<number>`select count(*)::int as n from users where email like 'reload.%'`;
  expect(accounts).toBe(RUNS);
}, 400_000);
