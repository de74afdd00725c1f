// A database written by release 0.1, migrated and used by the current code.
import { createScratchDatabase, type ScratchDatabase } from '@bearings/embedded-postgres';
import type { Assessment, Draft, ReportDetail, SignedIn, User } from '@bearings/contracts';
import { DataSource } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { dataSourceOptions } from '../../platform/database/database.module.js';
import { migrate } from '../../platform/database/migrate.js';
import { Browser } from '../support/browser.js';
import { pay } from '../support/buyer.js';
import { FORMER, type FormerData } from '../support/former-release.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const LAST_MIGRATION = 1763740000000;

let database: ScratchDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createScratchDatabase(process.env['TEST_DATABASE_URL'] ?? '');
  const options = {
    ...dataSourceOptions({ url: database.url, poolSize: 1 }),
    migrations: migrations.filter(({ name }) => Number(name.slice(-13)) <= LAST_MIGRATION),
  };
  const source = await new DataSource(options).initialize();
  await source.runMigrations();
  await restore(source, FORMER.tables);
  await source.destroy();
  await migrate({ url: database.url, poolSize: 2 });
  api = await startTestApi({ database: { url: database.url, poolSize: 10 } });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

/** Inserts the rows with their times moved to now: a session or draft would have expired since. */
async function restore(source: DataSource, tables: FormerData['tables']): Promise<void> {
  const written = tables['assessments']?.map((row) => Date.parse(String(row['created_at']))) ?? [];
  const elapsed = Date.now() - Math.max(...written);
  const move = (value: unknown): unknown =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/.test(value)
      ? new Date(Date.parse(value) + elapsed).toISOString()
      : value;
  await source.transaction(async (manager) => {
    // Rows come in any order of tables; their foreign keys held when they were read.
    await manager.query('set local session_replication_role = replica');
    for (const [table, rows] of Object.entries(tables)) {
      const moved = rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, move(value)])),
      );
      await manager.query(`delete from "${table}"`);
      await manager.query(
        `insert into "${table}" overriding system value
         select * from json_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(moved)],
      );
    }
    await manager.query(
      `select setval(pg_get_serial_sequence('payments', 'receipt_number'), max(receipt_number))
         from payments`,
    );
  });
}

function browserOf(name: 'ada' | 'ben'): Browser {
  const browser = new Browser(api.url);
  for (const [cookie, value] of FORMER.cookies[name]) browser.cookies.set(cookie, value);
  return browser;
}

describe('a database of release 0.1', () => {
  it('keeps its accounts signed in and their passwords valid', async () => {
    expect((await browserOf('ada').get<User>('/api/auth/user')).body.email).toBe('ada@example.org');
    const { status, body } = await new Browser(api.url).post<SignedIn>('/api/auth/login', {
      email: 'ada@example.org',
      password: FORMER.password,
    });
    expect([status, body.user.email]).toEqual([200, 'ada@example.org']);
  });

  it('keeps a paid report readable on the page and as a file', async () => {
    const ada = browserOf('ada');
    const { assessmentId } = FORMER;
    const { body } = await ada.get<ReportDetail>(`/api/reports/assessment/${assessmentId}`);
    expect(body.document.careers).toHaveLength(10);
    expect(body.content).toContain('## ');
    for (const path of ['download', 'download/text']) {
      expect((await ada.get(`/api/reports/${assessmentId}/${path}`)).text).toContain('Bearings');
    }
    expect((await ada.get<unknown[]>('/api/payments')).body).toHaveLength(1);
  });

  it("keeps a visitor's draft and sells the unpaid assessment", async () => {
    const ben = browserOf('ben');
    const { body: draft } = await ben.get<Draft>('/api/assessments/draft');
    expect(draft.answers).toEqual({ q1: '4', q2: '5' });
    const unpaid = FORMER.tables['assessments']?.find(
      (row) => row['email'] === 'ben@example.org' && row['completed_at'] !== null,
    );
    const assessmentId = String(unpaid?.['id']);
    const { body } = await ben.get<Assessment>(`/api/assessments/${assessmentId}`);
    expect(body).toMatchObject({ isPaid: false, status: 'payment_required' });
    const paymentIntentId = await pay(api, { browser: ben, assessmentId });
    const verified = await ben.post('/api/verify-payment', { paymentIntentId });
    expect(verified).toMatchObject({ status: 200, body: { paid: true, signedIn: true } });
    await until(
      async () => (await ben.get<{ status: string }>(`/api/reports/status/${assessmentId}`)).body,
      ({ status }) => status === 'ready',
    );
  });

  it('sends the emails that were waiting', async () => {
    await until(
      () => api.database.query<unknown[]>('select 1 from mail_outbox'),
      (rows) => rows.length === 0,
    );
  });
});
