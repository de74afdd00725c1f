// Runs the API, its worker, PostgreSQL and the Stripe stand-in on this machine, and buys reports there.
import { startThrowAwayPostgres } from '@bearings/embedded-postgres';
import { ReplyLog, Buyer } from '@bearings/faults/buyer.mjs';
import { freePort, startPart, waitUntilReady } from '@bearings/processes';
import { startStandIn } from '@bearings/stripe-stand-in';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_TIMEOUT_MS = 60_000;
/** Node's options for the API, the same as in docker/backend.Dockerfile and docker/systemd. */
export const NODE_OPTIONS = '--max-semi-space-size=64';

/** @typedef {{ url: string, databaseUrl: string, folder: string, stripe: { url: string, publishableKey: string } }} Site */

/**
 * Starts the site, runs `work` on it and stops it, even when `work` fails.
 * @template T @param {string} main the compiled API @param {(site: Site) => Promise<T>} work
 * @param {(url: string) => string} [publish] puts the pages into a folder, for the API to serve
 */
export async function withSite(main, work, publish) {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-bench-'));
  /** @type {(() => unknown)[]} */
  const stopCallbacks = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    return await work(await startSite(main, folder, stopCallbacks, publish));
  } finally {
    for (const stop of stopCallbacks.toReversed()) await stop();
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
  const standInServer = await startStandIn({
    port: 0,
    stateFile: join(folder, 'stand-in'),
    webhookUrl: `${url}/api/webhooks/stripe`,
    ...keys,
  });
  stops.push(() => standInServer.close());

  const api = startPart({
    name: 'The API',
    // The log goes to a file, as in production: reading it in this process would take as much time as writing it.
    command: 'sh',
    args: ['-c', 'exec "$0" "$1" > api.log', process.execPath, main],
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS,
      DATABASE_URL: postgres.url,
      PORT: String(port),
      ...(publish && { SITE_DIR: publish(url) }),
      LOG_LEVEL: 'info',
      QUEUE: 'in-process',
      SANDBOX_STRIPE_URL: standInServer.url,
      SANDBOX_STRIPE_SECRET_KEY: keys.secretKey,
      SANDBOX_STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      SANDBOX_STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    },
    onLine: (line) => console.error(line),
  });
  stops.push(() => api.kill());
  await waitUntilReady(api, async () => (await fetch(`${url}/api/health/ready`)).ok, READY_TIMEOUT_MS);
  const stripe = { url: standInServer.url, publishableKey: keys.publishableKey };
  return { url, databaseUrl: postgres.url, folder, stripe };
}

/**
 * Buys a report. Returns the simulated buyer, and the milliseconds from the payment to the finished report.
 * @param {Site} site @param {number} variant number that varies the answers
 */
export async function buyReport(site, variant) {
  const buyer = new Buyer(site, new ReplyLog(), `bench${variant}`);
  await buyer.complete(variant);
  const intent = await buyer.pay(await buyer.checkout());
  const paidTime = performance.now();
  await buyer.verify(intent);
  await buyer.untilStatus('ready', 5);
  return { buyer, milliseconds: performance.now() - paidTime };
}
