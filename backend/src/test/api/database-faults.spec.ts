// While the database is blocked, callers get 503 with Retry-After.
import { Client } from 'pg';
import { createBuyerWithSecondAssessment } from '../support/buyer.js';
import { useTestApi } from '../support/test-api.js';

/**
 * Time limit for a reply. It is longer than the database’s limit for a statement, and shorter than the time that
 * callers wait.
 */
const REPLY_DEADLINE_MS = 21_000;

const api = useTestApi();

it('while a table is locked, each caller gets 503 with Retry-After within 21 seconds', async () => {
  const { browser } = await createBuyerWithSecondAssessment(api, 'blocked@example.org');
  const blocker = new Client(api.config.database.url);
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table sessions in access exclusive mode');
  try {
    const calls = Array.from({ length: 12 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 500));
      const startMs = performance.now();
      const { status, headers } = await browser.get('/api/auth/user');
      return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - startMs };
    });
    for (const { status, retryAfter, ms } of await Promise.all(calls)) {
      expect([status, retryAfter]).toEqual([503, '2']);
      expect(ms).toBeLessThan(REPLY_DEADLINE_MS);
    }
  } finally {
    await blocker.end();
  }
  expect((await browser.get('/api/auth/user')).status).toBe(200);
});
