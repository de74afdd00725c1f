import { registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { startTestApi, type TestApi } from '../support/test-api.js';

/**
 * Number of known and of unknown emails. Use TIMING_SAMPLES=500 for a release. Fewer are enough to detect that the API
 * computes no password hash for unknown emails.
 */
const SAMPLE_COUNT = Number(process.env['TIMING_SAMPLES'] ?? 100);
const MAX_MEDIAN_DIFFERENCE_MS = 5;
/**
 * Half the width of the median's confidence interval in standard deviations. In one run of 1,000 the interval does not
 * contain the true median.
 */
const Z_99_9_PERCENT = 3.3;

let api: TestApi;
beforeAll(async () => {
  const http = { host: '127.0.0.1', port: 0, publicUrl: 'http://localhost:3000' };
  api = await startTestApi({
    http: { ...http, trustProxy: '127.0.0.1' },
    mail: { kind: 'none' },
    logLevel: 'silent',
  });
  const { id } = await registered(api, 'pattern@example.org');
  await api.database.query(
    `insert into users (email, first_name, last_name, password_hash)
     select 'known' || n || '@example.org', first_name, last_name, password_hash
       from users, generate_series(1, ${SAMPLE_COUNT}) as n where id = $1`,
    [id],
  );
});
afterAll(() => api.close());

/**
 * Returns the bounds of a confidence interval of the median. It is computed from ranks, so it is valid for any
 * distribution.
 */
function computeMedianBounds(values: readonly number[]): [number, number] {
  const sortedValues = values.toSorted((a, b) => a - b);
  const reach = (Z_99_9_PERCENT * Math.sqrt(sortedValues.length)) / 2;
  const valueAt = (rank: number): number => sortedValues[Math.round(rank)] ?? Number.NaN;
  const middle = (sortedValues.length - 1) / 2;
  return [valueAt(middle - reach), valueAt(middle + reach)];
}

describe.each([
  ['/api/admin/login', 401],
  ['/api/auth/login', 401],
  ['/api/auth/password/forgot', 202],
])('%s', (path, status) => {
  const browser = () => new Browser(api.url);
  /**
   * Calls the route for an email, from a new IP address for each call, to stay below the limits. Measures the processor
   * time, because the elapsed time also depends on what else the machine does.
   */
  const signIn = async (email: string, n: number) => {
    const body = path.endsWith('login') ? { email, password: 'a wrong password' } : { email };
    const fromAddress = `198.18.${Math.floor(n / 250)}.${n % 250}`;
    const start = process.cpuUsage();
    const answer = await browser().send('POST', path, body, { 'x-forwarded-for': fromAddress });
    const { user, system } = process.cpuUsage(start);
    expect(answer.status).toBe(status);
    return { ms: (user + system) / 1_000, text: answer.text };
  };

  it(`gives ${SAMPLE_COUNT} known and ${SAMPLE_COUNT} unknown emails the same reply for the same processor time`, async () => {
    const differences: number[] = [];
    const texts = new Set<string>();
    for (let n = 1; n <= SAMPLE_COUNT; n += 1) {
      // Alternates the order, so that other load on the machine affects both kinds of email equally.
      const order = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      const times = { known: 0, unknown: 0 };
      for (const kind of order) {
        const { ms, text } = await signIn(`${kind}${n}@example.org`, n);
        times[kind] = ms;
        texts.add(text);
      }
      differences.push(times.known - times.unknown);
    }
    expect(texts.size).toBe(1);
    const [least, most] = computeMedianBounds(differences);
    expect(least).toBeLessThan(MAX_MEDIAN_DIFFERENCE_MS);
    expect(most).toBeGreaterThan(-MAX_MEDIAN_DIFFERENCE_MS);
  });
});
