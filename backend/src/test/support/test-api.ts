import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ScratchDatabase } from '@bearings/embedded-postgres';
import { type RecordedCall, type StandIn, startStandIn } from '@bearings/stripe-stand-in';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { DataSource, type QueryRunner } from 'typeorm';
import { createApi } from '../../api.js';
import type { Config } from '../../config/config.js';
import { watchGets } from './read-only-gets.js';
import { BUSY_CONNECT_MS, createTestDatabase } from './test-database.js';
import { pollUntil } from './until.js';

export interface TestApi {
  app: NestFastifyApplication;
  database: DataSource;
  config: Config;
  standIn: StandIn;
  /** All calls that the Stripe stand-in has accepted, oldest first. */
  paymentCalls: RecordedCall[];
  url: string;
  /** All lines that the process has logged. */
  log: string[];
  /** Runs an SQL statement and returns its rows. Values inserted in the template become its parameters. */
  sql<Row = unknown>(texts: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
  /** Runs an SQL statement and returns the first value of each row. */
  values<Value>(texts: TemplateStringsArray, ...values: unknown[]): Promise<Value[]>;
  /** Runs an SQL statement and returns the first value of the first row. Throws if there is no row. */
  value<Value>(texts: TemplateStringsArray, ...values: unknown[]): Promise<Value>;
  close(): Promise<void>;
}

export const ADMIN_CREDENTIALS = { email: 'admin@example.org', password: 'correct horse battery' };

const HTTP_CONFIG: Config['http'] = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost:3000',
  trustProxy: false,
};

/** HTTP settings with which the API trusts `x-forwarded-for`, so that a test can send calls from any IP address. */
export const PROXIED_HTTP_CONFIG: Config['http'] = { ...HTTP_CONFIG, trustProxy: '127.0.0.1' };

/** Starts the API on a real port, with its own database and Stripe stand-in. */
export async function startTestApi(change: Partial<Config> = {}): Promise<TestApi> {
  const database: ScratchDatabase = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'bearings-stand-in-'));
  const keys = {
    secretKey: `sk_test_${randomBytes(12).toString('hex')}`,
    publishableKey: `pk_test_${randomBytes(12).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(12).toString('hex')}`,
  };
  const paymentCalls: RecordedCall[] = [];
  const standIn = await startStandIn({
    port: 0,
    onCall: (call) => void paymentCalls.push(call),
    stateFile: path.join(folder, 'state'),
    webhookUrl: null,
    ...keys,
  });
  const config: Config = {
    identity: { service: 'bearings-api', release: '1.2.3-test', instance: 'test-1' },
    production: false,
    logLevel: 'debug',
    http: HTTP_CONFIG,
    secretKey: 'a secret of the tests, which is no secret',
    previousSecretKey: null,
    database: { url: database.url, poolSize: 10, connectMs: BUSY_CONNECT_MS },
    redisUrl: null,
    redisCa: null,
    serverTls: null,
    worker: true,
    metricsPort: null,
    tracing: null,
    heartbeatFile: null,
    siteDir: null,
    reportPageFile: null,
    apiDocs: true,
    payment: { kind: 'sandbox', url: standIn.url, ...keys },
    report: { model: null, concurrency: 2 },
    vatNote: 'No VAT is charged.',
    seller: 'Bearings Ltd, 1 High Street, London',
    mail: { kind: 'folder', folder: path.join(folder, 'outbox'), from: 'Bearings <a@example.org>' },
    supportEmail: 'support@example.org',
    retention: { inProgressDays: 30, unpaidDays: 90, contactDays: 30 },
    minimumAge: null,
    admin: ADMIN_CREDENTIALS,
    demoAdmin: null,
    ...change,
  };
  const log: string[] = [];
  const logger = pino({ level: config.logLevel }, { write: (line) => void log.push(line) });
  const closeRest = async (): Promise<void> => {
    await standIn.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  const app = await createApi(config, logger).catch(async (error: unknown) => {
    await closeRest();
    throw error;
  });
  const getWrites = watchGets(app);
  await app.listen(0, '127.0.0.1');
  const dataSource = app.get(DataSource);
  const runSql = <Row>(texts: TemplateStringsArray, values: unknown[]): Promise<Row[]> =>
    dataSource.query(
      texts.reduce((all, text, index) => `${all}$${index}${text}`),
      values.length > 0 ? values : undefined,
    );
  const values = async <Value>(texts: TemplateStringsArray, ...given: unknown[]) =>
    (await runSql<Record<string, Value>>(texts, given)).flatMap((row) => Object.values(row).slice(0, 1));
  return {
    app,
    database: dataSource,
    config,
    standIn,
    paymentCalls,
    url: await app.getUrl(),
    log,
    sql: (texts, ...values) => runSql(texts, values),
    values,
    value: async <Value>(texts: TemplateStringsArray, ...given: unknown[]) => {
      const [value] = await values<Value>(texts, ...given);
      if (value === undefined) throw new Error(`No row: ${texts.join('?')}`);
      return value;
    },
    close: async () => {
      await app.close();
      await closeRest();
      if (getWrites.size > 0) throw new Error(`A GET changes nothing, but ${[...getWrites].join(', ')}.`);
    },
  };
}

/** Starts an API, runs `work` with it, and stops it. */
export async function withTestApi<Result>(
  change: Partial<Config>,
  work: (api: TestApi) => Promise<Result>,
): Promise<Result> {
  const api = await startTestApi(change);
  try {
    return await work(api);
  } finally {
    await api.close();
  }
}

/** Runs `work` with a separate database connection, for example to hold a lock while the API's calls wait for it. */
export async function withQueryRunner(
  { database }: TestApi,
  work: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    await work(runner);
  } finally {
    await runner.release();
  }
}

/** Waits until a database connection waits for a lock. */
export const waitForLock = (api: TestApi): Promise<unknown> =>
  pollUntil(
    () => api.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    (rows) => rows.length > 0,
  );

/** Returns how many of the database's other connections run or wait in a statement or a transaction. */
export const countBusyConnections = (api: TestApi): Promise<number> =>
  api.value<number>`select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'`;

/** Starts an API before the tests of a spec and stops it after them. */
export const useTestApi = (change: Partial<Config> = {}): TestApi => startDuringTests(() => startTestApi(change));

/** Uses the API that all specs of one Jest file share (see {@link shareTestApi}) during the tests of a spec. */
export const useSharedApi = (): TestApi => startDuringTests(shareTestApi);

/**
 * Starts an API before the tests and closes it after them. Returns a proxy, because the spec gets its reference before
 * the API has started.
 */
function startDuringTests(start: () => Promise<TestApi>): TestApi {
  let api: TestApi | undefined;
  beforeAll(async () => void (api = await start()));
  afterAll(() => api?.close());
  const target: TestApi = Object.create(null);
  return new Proxy(target, {
    get: (_, name) => {
      if (!api) throw new Error('The API starts before the first test.');
      return Reflect.get(api, name);
    },
  });
}

interface SharedApi {
  started: Promise<TestApi>;
  users: number;
}

let sharedApi: SharedApi | undefined;

/**
 * Returns the API and database that all specs of one Jest file share. The specs of a group are one such file. Therefore
 * a spec must count only rows that it created, use its own email addresses, and change no settings. The API stops when
 * the last spec that uses it calls `close`.
 */
export async function shareTestApi(): Promise<TestApi> {
  const heldApi = (sharedApi ??= { started: startTestApi(), users: 0 });
  heldApi.users += 1;
  const api = await heldApi.started;
  const closeApi = async (): Promise<void> => {
    heldApi.users -= 1;
    if (heldApi.users > 0) return;
    sharedApi = undefined;
    await api.close();
  };
  return { ...api, close: closeApi };
}
