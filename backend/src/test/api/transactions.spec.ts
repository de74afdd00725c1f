import type { ScratchDatabase } from '@bearings/embedded-postgres';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../platform/database/database.module.js';
import { type Call, runTransaction } from '../../platform/database/statement.js';
import { BUSY_CONNECT_MS, createTestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

let database: ScratchDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  const options = { url: database.url, poolSize: 20, connectMs: BUSY_CONNECT_MS };
  source = await new DataSource(dataSourceOptions(options)).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const call = (name: string, text: string, values: unknown[] = []): Call => [{ name, text }, values];

/** Waits for a lock that the test holds. */
const WAITING = call('waits', 'select $1::int as given from pg_advisory_xact_lock(7)', [1]);

/** Counts those of this database: other specs use the same server. */
const countWaiting = async (): Promise<number> => {
  const rows: { count: number }[] = await source.query(
    `select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
};

it('runs three transactions at a time, and other queries beside them', async () => {
  const holder = source.createQueryRunner();
  await holder.query('select pg_advisory_lock(7)');
  const all = Array.from({ length: 8 }, () => runTransaction(source, [WAITING]));
  await until(countWaiting, (count) => count >= 3);
  await expect(source.query('select 1 as given')).resolves.toEqual([{ given: 1 }]);
  expect(await countWaiting()).toBe(3);
  await holder.query('select pg_advisory_unlock(7)');
  await holder.release();
  expect(await Promise.all(all)).toEqual(Array.from({ length: 8 }, () => [[{ given: 1 }]]));
});

it('goes on after transactions that failed', async () => {
  const failing = call('fails', 'select 1 / $1::int as given', [0]);
  const refused = await Promise.allSettled(
    Array.from({ length: 5 }, () => runTransaction(source, [failing])),
  );
  expect(refused.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  const given = call('given', 'select $1::int as given', [5]);
  await expect(runTransaction(source, [given, given])).resolves.toEqual([
    [{ given: 5 }],
    [{ given: 5 }],
  ]);
});
