// The real processes on loopback: API, worker, PostgreSQL, Redis where there is one, the stand-in;
// with a fault proxy in front of whatever a process of ours talks to.
import { startPostgres } from '@bearings/embedded-postgres';
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startFaultProxy } from './fault-proxy.mjs';
import { Program } from './program.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** A killed server keeps what it has committed; only the machine itself may not fail. */
const FLAGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'shared_buffers=64MB'];

/** @typedef {Awaited<ReturnType<typeof startWorld>>} World */

// Told to stop, we leave by the front door, where the programs are ended.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => process.exit(1));
}

/**
 * Starts everything. `recording` keeps every reply of the stand-in in `record`.
 * @param {{ backend?: string | undefined, recording?: boolean }} options where the compiled backend is
 */
export async function startWorld({ backend = join(ROOT, 'backend/dist'), recording = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-faults-'));
  chmodSync(folder, 0o755);
  /** @type {(() => unknown)[]} */
  const stops = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.toReversed()) await each();
    stops.length = 0;
  };
  try {
    const record = recording ? join(folder, 'record.jsonl') : null;
    return { ...(await startParts(folder, backend, record, stops)), record, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {string} folder @param {string} backend @param {string | null} record
 * @param {(() => unknown)[]} stops */
async function startParts(folder, backend, record, stops) {
  const postgresOptions = {
    dataDir: join(folder, 'postgres'),
    user: 'faults',
    password: randomBytes(12).toString('hex'),
    database: 'faults',
    flags: FLAGS,
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
  const standIn = new Program(
    'the stand-in',
    [
      join(ROOT, 'tools/stripe-stand-in/dist/main.js'),
      `--port=${standInPort}`,
      `--state-file=${join(folder, 'stand-in.jsonl')}`,
      `--webhook-url=http://127.0.0.1:${apiPort}/api/webhooks/stripe`,
      ...(record === null ? [] : [`--record-file=${record}`]),
    ],
    keys,
    'ready at',
  );
  stops.push(() => standIn.kill());
  await standIn.start();

  const proxies = {
    apiToDatabase: await startFaultProxy(postgres.port),
    workerToDatabase: await startFaultProxy(postgres.port),
    apiToStripe: await startFaultProxy(standInPort),
    toRedis: await startFaultProxy(redis?.port ?? 0),
  };
  stops.push(() => Promise.all(Object.values(proxies).map((proxy) => proxy.close())));

  /** @param {import('./fault-proxy.mjs').FaultProxy} database @param {number} stripePort */
  const environment = (database, stripePort) => ({
    ...keys,
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    DATABASE_URL: postgres.url.replace(`:${postgres.port}/`, `:${database.port}/`),
    SANDBOX_STRIPE_URL: `http://127.0.0.1:${stripePort}`,
    ...(redis
      ? { REDIS_URL: `redis://127.0.0.1:${proxies.toRedis.port}` }
      : { QUEUE: 'in-process' }),
  });
  const api = new Program(
    'the API',
    [join(backend, 'main.js')],
    {
      ...environment(proxies.apiToDatabase, proxies.apiToStripe.port),
      PORT: String(apiPort),
      TRUST_PROXY: '127.0.0.1',
      WORKER: '0',
    },
    async () => (await fetch(`http://127.0.0.1:${apiPort}/api/health/ready`)).ok,
  );
  const worker = new Program(
    'the worker',
    [join(backend, 'worker.js')],
    environment(proxies.workerToDatabase, standInPort),
    '"working"',
  );
  stops.push(() => Promise.all([api.kill(), worker.kill()]));
  await api.start();
  await worker.start();

  return {
    api,
    worker,
    standIn,
    proxies,
    redis,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    stripe: {
      url: `http://127.0.0.1:${standInPort}`,
      secretKey: keys.SANDBOX_STRIPE_SECRET_KEY,
      publishableKey: keys.SANDBOX_STRIPE_PUBLISHABLE_KEY,
      webhookSecret: keys.SANDBOX_STRIPE_WEBHOOK_SECRET,
    },
    databaseUrl: postgres.url,
    restartPostgres: async () => {
      await postgres.stop();
      postgres = await startPostgres(postgresOptions);
    },
  };
}

/** @param {string} folder @param {(() => unknown)[]} stops */
async function startRedis(folder, stops) {
  if (spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status !== 0) return null;
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn('redis-server', settings, { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  stops.push(() => child.kill('SIGKILL'));
  /** @param {string} command */
  const tell = (command) =>
    spawnSync('redis-cli', ['-p', String(port), command], { encoding: 'utf8' }).stdout;
  return { port, flush: () => tell('flushall') };
}

/**
 * A free loopback port below those that a system lends to outgoing connections: while a program is
 * down, none of the many connections of a run may take its place.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
