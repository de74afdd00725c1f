// While the database is blocked, callers get 503 with Retry-After.
import { Client } from 'pg';
import { createBuyerWithSecondAssessment } from '../support/buyer.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();

it('while a table is locked, each caller gets 503 with Retry-After while it is still locked', async () => {
  const { browser } = await createBuyerWithSecondAssessment(api, 'blocked@example.org');
  const blocker = new Client(api.config.database.url);
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table sessions in access exclusive mode');
  try {
    // More calls than connections, so that some wait for a connection, and others for the table.
    const calls = await Promise.all(Array.from({ length: 12 }, () => browser.get('/api/auth/user')));
    for (const { status, headers } of calls) expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  } finally {
    await blocker.end();
  }
  expect((await browser.get('/api/auth/user')).status).toBe(200);
});
