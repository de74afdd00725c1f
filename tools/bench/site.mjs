// The API with its own worker, PostgreSQL and the Stripe stand-in, on loopback, for a short time.
import { startThrowAwayPostgres } from '@bearings/embedded-postgres';
import { startStandIn } from '@bearings/stripe-stand-in';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_MS = 60_000;

/** @typedef {{ url: string, stripeUrl: string, publishableKey: string }} Site */

/**
 * Starts the site, lets `work` use it and stops it, whatever comes of it.
 * @template T @param {string} main the compiled API @param {(site: Site) => Promise<T>} work
 * @param {(url: string) => string} [publish] puts the pages into a folder, for the API to serve
 */
export async function withSite(main, work, publish) {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-bench-'));
  /** @type {(() => unknown)[]} */
  const stops = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    return await work(await startSite(main, folder, stops, publish));
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/**
 * @param {string} main @param {string} folder @param {(() => unknown)[]} stops
 * @param {((url: string) => string) | undefined} publish @returns {Promise<Site>}
 */
async function startSite(main, folder, stops, publish) {
  const key = () => randomBytes(12).toString('hex');
  const keys = {
    secretKey: `sk_test_${key()}`,
    publishableKey: `pk_test_${key()}`,
    webhookSecret: `whsec_${key()}`,
  };
  const postgres = await startThrowAwayPostgres();
  stops.push(() => postgres.stop());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const standIn = await startStandIn({
    port: 0,
    stateFile: join(folder, 'stand-in'),
    webhookUrl: `${url}/api/webhooks/stripe`,
    ...keys,
  });
  stops.push(() => standIn.close());

  const api = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: postgres.url,
      PORT: String(port),
      ...(publish && { SITE_DIR: publish(url) }),
      LOG_LEVEL: 'warn',
      QUEUE: 'in-process',
      SANDBOX_STRIPE_URL: standIn.url,
      SANDBOX_STRIPE_SECRET_KEY: keys.secretKey,
      SANDBOX_STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      SANDBOX_STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const gone = once(api, 'exit');
  stops.push(() => {
    api.kill('SIGKILL');
    return gone;
  });
  await answers(`${url}/api/health/ready`, () => api.exitCode !== null);
  return { url, stripeUrl: standIn.url, publishableKey: keys.publishableKey };
}

/** @param {string} url @param {() => boolean} hopeless */
async function answers(url, hopeless) {
  const deadline = Date.now() + READY_MS;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (hopeless() || Date.now() > deadline) throw new Error('The API did not start.');
    await sleep(50);
  }
}

/** @returns {Promise<number>} a loopback port that was free a moment ago */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
