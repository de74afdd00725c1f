// After a backup is restored, the API must have all data in it and fetch later payments from the provider.
import { createScratchDatabase, type ScratchDatabase } from '@bearings/embedded-postgres';
import pino from 'pino';
import { DataSource } from 'typeorm';
import { createApi } from '../../api.js';
import type { Config } from '../../config/config.js';
import { Browser } from '../support/browser.js';
import { TEST_CARDS, createVisitorWithAssessment, createIntent, verifyPayment } from '../support/buyer.js';
import { confirmCard } from '../support/card.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const DATABASE_URL = process.env['TEST_DATABASE_URL'] ?? '';

let first: TestApi;
let restoredDatabase: ScratchDatabase | null = null;
afterAll(async () => {
  await first.close();
  await restoredDatabase?.drop();
});

/** Starts the API on the given database, with the same payment provider. */
async function startApiOn(database: Config['database'], log: string[]): Promise<TestApi> {
  const config = { ...first.config, database };
  const logger = pino({ level: 'info' }, { write: (line) => void log.push(line) });
  const app = await createApi(config, logger);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const closeApp = (): Promise<void> => app.close();
  return { ...first, app, config, log, url, database: app.get(DataSource), close: closeApp };
}

const readDatabaseName = (url: string): string => new URL(url).pathname.slice(1);

const readStates = (source: DataSource): Promise<unknown> =>
  source.query(
    `select a.email, count(distinct p.intent_id)::int as payments, count(distinct r.id)::int as reports,
            min(r.state) as state
       from assessments a left join payments p on p.assessment_id = a.id
       left join reports r on r.assessment_id = a.id group by a.email order by a.email`,
  );

it('an API on a restored backup settles payments that were made after the backup', async () => {
  first = await startTestApi();
  const earlyBuyer = await createVisitorWithAssessment(first, 'early@example.org');
  const earlyIntent = (await createIntent(earlyBuyer)).split('_secret_')[0] ?? '';
  await confirmCard(first, await createIntent(earlyBuyer), TEST_CARDS.good);
  await verifyPayment(earlyBuyer, earlyIntent);
  const lateBuyer = await createVisitorWithAssessment(first, 'late@example.org');
  const secret = await createIntent(lateBuyer);
  await pollUntil(() => first.value<number>`select count(*)::int from reports where state = 'ready'`, 1);
  await first.app.close();

  // The backup is a copy of the database, made while no call writes to the database.
  restoredDatabase = await createScratchDatabase(DATABASE_URL, {
    name: readDatabaseName(first.config.database.url),
    prepare: () => Promise.reject(new Error('The database is gone.')),
  });

  // After the backup, two visitors pay: one whose answers are in the backup, and a new one.
  const log: string[] = [];
  const before = await startApiOn(first.config.database, log);
  try {
    const intent = await confirmCard(before, secret, TEST_CARDS.good);
    const browser = new Browser(before.url);
    for (const [key, value] of lateBuyer.browser.cookies) browser.cookies.set(key, value);
    await verifyPayment({ browser }, intent);
    const unknownBuyer = await createVisitorWithAssessment(before, 'unknown@example.org');
    await confirmCard(before, await createIntent(unknownBuyer), TEST_CARDS.good);
  } finally {
    await before.close();
  }

  // Makes the next reconciliation with the provider due now, so that the test need not wait for half a minute.
  const copy = await new DataSource({ type: 'postgres', url: restoredDatabase.url }).initialize();
  await copy.query('update event_cursor set due_at = now()');
  await copy.query('update payment_intents set due_at = now()');
  await copy.destroy();
  const after = await startApiOn({ ...first.config.database, url: restoredDatabase.url }, log);
  try {
    const bothReports = await pollUntil(
      () => readStates(after.database),
      (found) => JSON.stringify(found).match(/"ready"/g)?.length === 2,
      30_000,
    );
    expect(bothReports).toEqual([
      { email: 'early@example.org', payments: 1, reports: 1, state: 'ready' },
      { email: 'late@example.org', payments: 1, reports: 1, state: 'ready' },
    ]);
    // The session of the early buyer is in the backup, so this buyer is still signed in and can read the report.
    const browser = new Browser(after.url);
    for (const [key, value] of earlyBuyer.browser.cookies) browser.cookies.set(key, value);
    const readReply = await browser.get(`/api/reports/assessment/${earlyBuyer.assessmentId}`);
    expect(readReply.status).toBe(200);
    expect(log.filter((line) => /"level":50|"alert":true/.test(line))).toEqual([]);
  } finally {
    await after.close();
  }
});
