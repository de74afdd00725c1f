// Faults of the database that close no connection and end no process: a read-only database and a full disk. The API's
// own tests cover connections that stop responding, a slow payment provider, a rejected password and a wrong clock.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ReplyLog, Buyer } from './buyer.mjs';
import { gatherFacts, listViolations } from './invariant.mjs';

/** Maximum time from the end of a fault until every paid report is ready. */
const MAX_RECOVERY_MS = 30_000;
/** @typedef {import('./environment.mjs').Environment} Environment */

/**
 * @typedef {object} DatabaseFault
 * @property {string} name
 * @property {number} forMs how long the fault lasts
 * @property {(environment: Environment) => Promise<(() => unknown) | null>} start starts the fault and returns a
 * function that ends it, or null if this machine cannot produce it
 */

/** @type {readonly DatabaseFault[]} */
const DATABASE_FAULTS = [
  {
    name: 'the database is read-only',
    forMs: 20_000,
    start: async ({ databaseUrl }) => {
      await alterSystem(databaseUrl, 'set default_transaction_read_only = on');
      return () => alterSystem(databaseUrl, 'reset default_transaction_read_only');
    },
  },
  {
    name: 'the disk of the reports is full',
    forMs: 25_000,
    start: fillDisk,
  },
];

/** @param {string} url @param {string} change */
async function alterSystem(url, change) {
  const client = new Client(url);
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter system ${change}`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Free space on the small disk before the test fills it. */
const SPARE_DISK_BYTES = 48_000_000;

/** Functions that clean up after the system has recovered. @type {(() => Promise<void>)[]} */
const cleanupCallbacks = [];

/**
 * Moves the table of reports to a small disk and fills that disk. Needs the right to mount a disk.
 * @param {Environment} environment
 */
async function fillDisk({ databaseUrl, dataDir }) {
  const disk = mkdtempSync(join(tmpdir(), 'bearings-full-'));
  const client = new Client(databaseUrl);
  await client.connect();
  // The size is measured, because the buyers of earlier test runs have enlarged the table.
  const { rows } = await client.query("select pg_total_relation_size('reports')::int as bytes");
  const size = rows[0].bytes + SPARE_DISK_BYTES;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk], {
      stdio: 'ignore',
    });
  } catch {
    await client.end();
    rmSync(disk, { recursive: true });
    return null;
  }
  const { uid, gid } = statSync(dataDir);
  chownSync(disk, uid, gid);
  await client.query(`create tablespace small location '${disk}'`);
  await client.query('alter table reports set tablespace small');
  const filler = join(disk, 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(size));
  } catch {
    // The error is expected: the file is written until the disk is full.
  }
  cleanupCallbacks.push(async () => {
    await client.query('alter table reports set tablespace pg_default');
    await client.query('drop tablespace small');
    await client.end();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });
  return () => rmSync(filler);
}

/** Defines one test for each fault. @param {() => Environment} current */
export function testDatabaseFaults(current) {
  for (const fault of DATABASE_FAULTS) {
    test(`while ${fault.name}, nothing is lost, and the site recovers by itself`, async (t) => {
      const environment = current();
      const answers = new ReplyLog();
      const load = { over: false, bought: 0 };
      const buyReport = async (/** @type {string} */ name) => {
        for (let i = 0; !load.over; i += 1) {
          const buyer = new Buyer(environment, answers, `${name}-${i}`);
          await buyer.complete();
          await buyer.verify(await buyer.pay(await buyer.checkout()));
          load.bought += 1;
        }
      };
      const slug = fault.name.replaceAll(/\W+/g, '-').toLowerCase();
      const buyers = ['a', 'b'].map((name) => buyReport(`${slug}-${name}`));
      let end;
      let endedAt;
      try {
        await sleep(2_000);
        end = await fault.start(environment);
        if (end) await sleep(fault.forMs);
        endedAt = Date.now();
        await end?.();
      } finally {
        // The buyers must stop even if this machine cannot produce the fault, because they would affect the following
        // tests.
        load.over = true;
        await Promise.all(buyers);
      }
      if (!end) return t.skip('this machine cannot make this fault');
      let found;
      do {
        found = listViolations(await gatherFacts(environment.databaseUrl, environment.stripe), []);
        await sleep(250);
      } while (found.length > 0 && Date.now() - endedAt < 3 * MAX_RECOVERY_MS);
      const { reports } = await gatherFacts(environment.databaseUrl, environment.stripe);
      const readyMs = Math.round(Math.max(...reports.map(({ readyAt }) => readyAt ?? 0)) - endedAt);
      t.diagnostic(`${load.bought} buyers; the last report was ready ${readyMs} ms after the end`);
      for (const cleanUp of cleanupCallbacks.splice(0)) await cleanUp();
      assert.deepEqual(found, []);
      assert.ok(readyMs < MAX_RECOVERY_MS, `ready after ${readyMs} ms`);
      assert.deepEqual(answers.faults(), []);
    });
  }
}
