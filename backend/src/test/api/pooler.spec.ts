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
import { pollUntil } from '../support/until.js';

const PGBOUNCER_PROGRAM = '/usr/sbin/pgbouncer';
const hasPgbouncer = existsSync(PGBOUNCER_PROGRAM);
if (!hasPgbouncer) console.warn('SKIPPED: what needs PgBouncer; there is none on this machine.');

/** Starts PgBouncer with its default settings in front of a database. Returns the database's URL through it. */
async function startPooler(folder: string, databaseUrl: string, mode: string): Promise<[StartedPart, string]> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const [name, listenPort] = [pathname.slice(1), await freePort()];
  await writeFile(path.join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]\n${name} = host=${hostname} port=${port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n` +
      `listen_port = ${listenPort}\nunix_socket_dir =\nauth_type = plain\nauth_file = ${folder}/users.txt\n` +
      `pool_mode = ${mode}\n`,
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

  async function connectThrough(mode: string): Promise<string> {
    const [part, url] = await startPooler(folder, database.url, mode);
    pooler = part;
    await pollUntil(() => checkPooler({ connectionString: url }).then(Boolean, () => false));
    return url;
  }

  it('in session mode is migrated and used with our settings, and the doctor says so', async () => {
    const url = await connectThrough('session');
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

  it('in transaction mode is a problem that the doctor names, with the setting to change', async () => {
    const url = await connectThrough('transaction');
    expect(await checkPooler({ connectionString: url })).toEqual([
      { level: 'problem', sentence: expect.stringMatching(/transaction mode.*set pool_mode = session/) },
    ]);
  });

  it('is compared with a database that is reached directly, about which the doctor says nothing', async () => {
    expect(await checkPooler({ connectionString: database.url })).toEqual([]);
  });
});
