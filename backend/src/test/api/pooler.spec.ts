import { type ScratchDatabase, createScratchDatabase } from '@bearings/embedded-postgres';
import { freePort, startPart, type StartedPart } from '@bearings/processes';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { checkPooler } from '../../doctor/check-pooler.js';
import { createDataSourceOptions } from '../../platform/database/database.module.js';
import { listMigrations, migrate } from '../../platform/database/migrate.js';
import { buyReportFor, createVisitorWithAssessment, waitUntilReportReady } from '../support/buyer.js';
import { startTestApi } from '../support/test-api.js';
import { BUSY_CONNECT_MS } from '../support/test-database.js';
import { pollUntil } from '../support/until.js';

const PGBOUNCER_PROGRAM = '/usr/sbin/pgbouncer';
const hasPgbouncer = existsSync(PGBOUNCER_PROGRAM);
if (!hasPgbouncer) console.warn('SKIPPED: what needs PgBouncer; there is none on this machine.');

interface PoolerSettings {
  mode: 'session' | 'transaction';
  connectQuery?: string;
  /** Connections to the database; 20 is PgBouncer's default. */
  poolSize?: number;
}

/** The query of docs/deployment.md that PgBouncer runs on each new connection to the database in transaction mode. */
const LIMITS_QUERY = 'set statement_timeout = 15000; set idle_in_transaction_session_timeout = 30000';

/** Waits, so that transactions at the same time have a connection each. */
const READ_SETTINGS = `
  select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
         (select count(*)::int from pg_locks where locktype = 'advisory' and database = (
            select oid from pg_database where datname = current_database())) as locks,
         pg_sleep(0.2)::text as slept`;

/** Starts PgBouncer in front of a database. Returns the database's URL through it. */
async function startPooler(
  folder: string,
  databaseUrl: string,
  { mode, connectQuery, poolSize = 20 }: PoolerSettings,
): Promise<[StartedPart, string]> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const [name, listenPort] = [pathname.slice(1), await freePort()];
  const query = connectQuery === undefined ? '' : ` connect_query='${connectQuery}'`;
  await writeFile(path.join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]\n${name} = host=${hostname} port=${port}${query}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n` +
      `listen_port = ${listenPort}\nunix_socket_dir =\nauth_type = plain\nauth_file = ${folder}/users.txt\n` +
      `pool_mode = ${mode}\nmax_client_conn = 600\ndefault_pool_size = ${poolSize}\n`,
  );
  const args = [path.join(folder, 'pgbouncer.ini')];
  // PgBouncer refuses to run as root.
  if (process.getuid?.() === 0) args.unshift('-u', 'nobody');
  const part = startPart({ name: 'PgBouncer', command: PGBOUNCER_PROGRAM, args, cwd: folder, env: process.env });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${listenPort}`;
  return [part, url.href];
}

(hasPgbouncer ? describe : describe.skip)('a database behind PgBouncer with its default settings', () => {
  let database: ScratchDatabase;
  let folder: string;
  let pooler: StartedPart | undefined;
  beforeAll(async () => {
    database = await createScratchDatabase(process.env['TEST_DATABASE_URL'] ?? '');
  });
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bearings-pooler-'));
    await chmod(folder, 0o755);
  });
  afterEach(async () => {
    await pooler?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => database.drop());

  async function connectThrough(settings: PoolerSettings): Promise<string> {
    const [part, url] = await startPooler(folder, database.url, settings);
    pooler = part;
    await pollUntil(() => checkPooler({ connectionString: url }).then(Boolean, () => false));
    return url;
  }

  it('in session mode is migrated and used with our settings, and the doctor says so', async () => {
    const url = await connectThrough({ mode: 'session' });
    expect((await migrate({ url, poolSize: 2 })).length).toBeGreaterThan(0);
    expect((await listMigrations({ url, poolSize: 2 })).every(({ isApplied }) => isApplied)).toBe(true);
    const source = await new DataSource(createDataSourceOptions({ url, poolSize: 1 })).initialize();
    const names = ['statement_timeout', 'idle_in_transaction_session_timeout', 'tcp_keepalives_idle'];
    const values = await Promise.all(names.map((name) => source.query('select current_setting($1) as value', [name])));
    await source.destroy();
    expect(values.flat()).toEqual([{ value: '15s' }, { value: '30s' }, { value: '10' }]);
    expect(await checkPooler({ connectionString: url })).toEqual([
      { level: 'ok', sentence: 'The database is reached through a connection pooler in session mode.' },
    ]);
  });

  it('in transaction mode without our time limits is a problem that the doctor names, with what to set', async () => {
    const url = await connectThrough({ mode: 'transaction' });
    expect(await checkPooler({ connectionString: url })).toEqual([
      { level: 'problem', sentence: expect.stringMatching(/transaction mode without our time limits.*connect_query/) },
    ]);
  });

  it('in transaction mode is migrated by one process at a time, and keeps no lock and no setting of it', async () => {
    const empty = await createScratchDatabase(process.env['TEST_DATABASE_URL'] ?? '');
    try {
      const [part, url] = await startPooler(folder, empty.url, {
        mode: 'transaction',
        connectQuery: LIMITS_QUERY,
        poolSize: 6,
      });
      pooler = part;
      await pollUntil(() => checkPooler({ connectionString: url }).then(Boolean, () => false));
      const applied = await Promise.all([1, 2, 3].map(() => migrate({ url, poolSize: 2 })));
      expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
      const source = await new DataSource(createDataSourceOptions({ url, poolSize: 6 })).initialize();
      const settings = await Promise.all(
        Array.from({ length: 6 }, () => source.transaction((manager) => manager.query(READ_SETTINGS))),
      );
      await source.destroy();
      expect(settings.flat()).toEqual(
        Array.from({ length: 6 }, () => ({ lock: '0', statement: '15s', locks: 0, slept: '' })),
      );
      expect(await checkPooler({ connectionString: url })).toEqual([
        { level: 'ok', sentence: expect.stringMatching(/transaction mode, which sets our time limits/) },
      ]);
    } finally {
      await pooler?.stop();
      pooler = undefined;
      await empty.drop();
    }
  });

  it('in transaction mode serves purchases of several buyers at once through four connections', async () => {
    const url = await connectThrough({ mode: 'transaction', connectQuery: LIMITS_QUERY, poolSize: 4 });
    await migrate({ url: database.url, poolSize: 2 });
    const api = await startTestApi({ database: { url, poolSize: 20, connectMs: BUSY_CONNECT_MS } });
    try {
      const buyers = await Promise.all(
        Array.from({ length: 8 }, async (_, index) => {
          const buyer = await createVisitorWithAssessment(api, `buyer.${index}@example.org`);
          await buyReportFor(api, buyer);
          await waitUntilReportReady(buyer);
          return buyer;
        }),
      );
      expect(await api.value<number>`select count(*)::int from payments where refunded_at is null`).toBe(buyers.length);
      expect(await api.value<number>`select count(*)::int from reports where state = 'ready'`).toBe(buyers.length);
      expect(api.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
    } finally {
      await api.close();
    }
  });

  it('in transaction mode gives 12 APIs and 20 workers 40 connections, and none of their statements fails', async () => {
    const url = await connectThrough({ mode: 'transaction', connectQuery: LIMITS_QUERY, poolSize: 40 });
    const sizes = [...Array.from({ length: 12 }, () => 20), ...Array.from({ length: 20 }, () => 10)];
    const sources = await Promise.all(
      sizes.map((poolSize) =>
        new DataSource(createDataSourceOptions({ url, poolSize, connectMs: BUSY_CONNECT_MS })).initialize(),
      ),
    );
    const processes = await Promise.all(
      sources.flatMap((source, index) =>
        Array.from({ length: sizes[index] ?? 0 }, () =>
          source.transaction(async (manager) => {
            const [row] = await manager.query(`select pg_backend_pid() as process, pg_sleep(0.02)::text as slept`);
            return Number(row.process);
          }),
        ),
      ),
    );
    await Promise.all(sources.map((source) => source.destroy()));
    expect(processes).toHaveLength(440);
    expect(new Set(processes).size).toBeLessThanOrEqual(40);
  });

  it('is compared with a database that is reached directly, about which the doctor says nothing', async () => {
    expect(await checkPooler({ connectionString: database.url })).toEqual([]);
  });
});
