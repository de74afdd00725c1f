// The test environment on this machine: API, worker, PostgreSQL, the Stripe stand-in, and Redis if
// installed. The connections between them pass through fault proxies.
import { startPostgres } from '@bearings/embedded-postgres';
import { freePort, hasRedis, startPart } from '@bearings/processes';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startFaultProxy } from './fault-proxy.mjs';
import { Program } from './program.mjs';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');
const BACKEND_FOLDER = join(PROJECT_FOLDER, 'backend/dist');

/** Settings of PostgreSQL. Even without fsync, a killed server loses no commit; only a crash of the machine would. */
const SERVER_FLAGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'shared_buffers=64MB'];

/** @typedef {Awaited<ReturnType<typeof startEnvironment>>} Environment */

/** Starts every process of the test environment. */
export async function startEnvironment() {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-faults-'));
  chmodSync(folder, 0o755);
  /** @type {(() => unknown)[]} */
  const stopCallbacks = [() => rmSync(folder, { recursive: true, force: true })];
  const stopEnvironment = async () => {
    for (const each of stopCallbacks.toReversed()) await each();
    stopCallbacks.length = 0;
  };
  try {
    return { ...(await startParts(folder, stopCallbacks)), stop: stopEnvironment };
  } catch (error) {
    await stopEnvironment();
    throw error;
  }
}

/** @param {string} folder @param {(() => unknown)[]} stops */
async function startParts(folder, stops) {
  const postgresOptions = {
    dataDir: join(folder, 'postgres'),
    user: 'faults',
    password: randomBytes(12).toString('hex'),
    database: 'faults',
    flags: SERVER_FLAGS,
    port: await freePort(),
  };
  let postgres = await startPostgres(postgresOptions);
  stops.push(() => postgres.stop());
  const redis = await startRedis(folder, stops);

  const apiPort = await freePort();
  const keys = {
    SANDBOX_STRIPE_SECRET_KEY: `sk_test_${randomBytes(12).toString('hex')}`,
    SANDBOX_STRIPE_PUBLISHABLE_KEY: `pk_test_${randomBytes(12).toString('hex')}`,
    SANDBOX_STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(12).toString('hex')}`,
  };
  const standInPort = await freePort();
  const stripeStandIn = new Program(
    'the stand-in',
    [
      join(PROJECT_FOLDER, 'tools/stand-ins/stripe/dist/main.js'),
      `--port=${standInPort}`,
      `--state-file=${join(folder, 'stand-in.jsonl')}`,
      `--webhook-url=http://127.0.0.1:${apiPort}/api/webhooks/stripe`,
    ],
    keys,
    'ready at',
  );
  stops.push(() => stripeStandIn.kill());
  await stripeStandIn.start();

  const proxies = {
    apiToDatabase: await startFaultProxy(postgres.port),
    workerToDatabase: await startFaultProxy(postgres.port),
    apiToStripe: await startFaultProxy(standInPort),
    toRedis: await startFaultProxy(redis?.port ?? 0),
  };
  stops.push(() => Promise.all(Object.values(proxies).map((proxy) => proxy.close())));

  /** @param {import('./fault-proxy.mjs').FaultProxy} database @param {number} stripePort */
  const variables = (database, stripePort) => ({
    ...keys,
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    DATABASE_URL: postgres.url.replace(`:${postgres.port}/`, `:${database.port}/`),
    SANDBOX_STRIPE_URL: `http://127.0.0.1:${stripePort}`,
    ...(redis ? { REDIS_URL: `redis://127.0.0.1:${proxies.toRedis.port}` } : { QUEUE: 'in-process' }),
  });
  const api = new Program(
    'the API',
    [join(BACKEND_FOLDER, 'main.js')],
    {
      ...variables(proxies.apiToDatabase, proxies.apiToStripe.port),
      PORT: String(apiPort),
      TRUST_PROXY: '127.0.0.1',
      WORKER: '0',
    },
    async () => (await fetch(`http://127.0.0.1:${apiPort}/api/health/ready`)).ok,
  );
  const worker = new Program(
    'the worker',
    [join(BACKEND_FOLDER, 'worker.js')],
    variables(proxies.workerToDatabase, standInPort),
    '"working"',
  );
  stops.push(() => Promise.all([api.kill(), worker.kill()]));
  await api.start();
  await worker.start();

  return {
    api,
    worker,
    standIn: stripeStandIn,
    proxies,
    redis,
    url: `http://127.0.0.1:${apiPort}`,
    stripe: {
      url: `http://127.0.0.1:${standInPort}`,
      secretKey: keys.SANDBOX_STRIPE_SECRET_KEY,
      publishableKey: keys.SANDBOX_STRIPE_PUBLISHABLE_KEY,
      webhookSecret: keys.SANDBOX_STRIPE_WEBHOOK_SECRET,
    },
    databaseUrl: postgres.url,
    dataDir: postgresOptions.dataDir,
    restartPostgres: async () => {
      await postgres.stop();
      postgres = await startPostgres(postgresOptions);
    },
  };
}

/** @param {string} folder @param {(() => unknown)[]} stops */
async function startRedis(folder, stops) {
  if (!hasRedis()) return null;
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const { PATH } = process.env;
  const part = startPart({
    name: 'Redis',
    command: 'redis-server',
    args,
    cwd: folder,
    env: { PATH },
  });
  stops.push(() => part.kill());
  return { port, flush: () => spawnSync('redis-cli', ['-p', String(port), 'flushall']) };
}
