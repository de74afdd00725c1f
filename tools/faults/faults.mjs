// Runs the fault tests against real processes. FAULTS=long runs the long form; see README.md.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { DISPUTE_SCENARIOS, runLoad } from './load.mjs';
import { gatherFacts, listViolations } from './invariant.mjs';
import { KILL_POINTS } from './points.mjs';
import { testDatabaseFaults } from './database-faults.mjs';
import { startEnvironment } from './environment.mjs';

const isLongRun = process.env.FAULTS === 'long';
const chosenSeed = process.env.FAULTS_SEED;
const seeds = chosenSeed ? [Number(chosenSeed)] : isLongRun ? [1, 2, 3, 4, 5] : [1];
const paymentCount = isLongRun ? 1_000 : 40;
const killPoints = isLongRun ? [...KILL_POINTS, ...KILL_POINTS, ...KILL_POINTS] : KILL_POINTS;
const redisOutageMs = isLongRun ? 30_000 : 4_000;
/** Number of lines from the end of the worker's output that are printed if the invariant is violated. */
const MAX_PRINTED_WORKER_LINES = 40;

/** @type {import('./environment.mjs').Environment} */
let environment;
before(async () => {
  environment = await startEnvironment();
});
after(() => environment?.stop());

for (const seed of seeds) {
  test(`seed ${seed}: whichever process is killed, every buyer who paid gets exactly one report`, async (t) => {
    /** @type {number[]} */
    const healthyMs = [];
    const outages = [
      async () => {
        await environment.restartPostgres();
        const returnedAt = Date.now();
        while (!(await isReady())) await sleep(20);
        healthyMs.push(Date.now() - returnedAt);
      },
    ];
    const { redis, proxies } = environment;
    if (redis) {
      outages.push(
        async () => void redis.flush(),
        async () => {
          proxies.toRedis.cut();
          await sleep(redisOutageMs);
          proxies.toRedis.restore();
        },
        async () => void redis.flush(),
      );
    } else t.diagnostic('There is no redis-server here: flushes and outages of Redis were NOT run.');

    const result = await runLoad(environment, {
      seed,
      payments: paymentCount,
      concurrency: 4,
      points: killPoints,
      outages,
    });
    const { answers } = result;
    const kills = [...result.killed.values()].reduce((sum, count) => sum + count, 0);
    t.diagnostic(
      `${result.bought} buyers, ${result.reports} reports, ${kills} kills, ${result.claims} claims, ` +
        `PostgreSQL healthy after ${healthyMs} ms, all reports ready after ${result.readyMs} ms, ` +
        `quiet after ${result.quietMs} ms`,
    );
    for (const violation of result.slowest) t.diagnostic(violation);
    if (result.violations.length > 0) {
      for (const line of environment.worker.lines.slice(-MAX_PRINTED_WORKER_LINES)) t.diagnostic(line);
    }

    await t.test('every buyer has one payment and one report within 30 s of the last fault', () => {
      const { violations: found, slowest, readyMs } = result;
      assert.ok(found.length === 0, `${found.length} violations\n${slowest.join('\n')}`);
      assert.ok(readyMs < 30_000, `ready after ${readyMs} ms\n${slowest.join('\n')}`);
    });
    for (const { name } of KILL_POINTS) {
      await t.test(`a process was killed at this point: ${name}`, () => assert.ok(result.killed.has(name)));
    }
    await t.test('payments were disputed with every outcome', () => {
      assert.equal(result.disputed.size, DISPUTE_SCENARIOS.length, [...result.disputed.keys()].join(', '));
    });
    if (isLongRun) {
      await t.test('at least 1,000 buyers paid during at least 50 kills', () => {
        assert.ok(result.bought >= 1_000 && kills >= 50, `${result.bought}, ${kills}`);
      });
    }
    await t.test('the site returned no 5xx status except 503 with Retry-After', () => {
      assert.deepEqual(answers.faults(), []);
    });
    await t.test('the API is healthy within 5 s after PostgreSQL is back', () => {
      assert.ok(
        healthyMs.every((ms) => ms < 5_000),
        String(healthyMs),
      );
    });
    if (isLongRun) {
      await t.test('each report was claimed at most 1.10 times on average', () => {
        assert.ok(result.claims <= 1.1 * result.reports, `${result.claims} of ${result.reports}`);
      });
    }
  });
}

if (isLongRun) testDatabaseFaults(() => environment);

test('no process ended unexpectedly', () => {
  const { api, worker, standIn } = environment;
  for (const { name, crashes } of [api, worker, standIn]) assert.deepEqual(crashes, [], name);
});

test('at the end, database and payment provider agree, and each paid assessment has one payment and one report', async () => {
  for (let tries = 0; ; tries += 1) {
    const found = listViolations(await gatherFacts(environment.databaseUrl, environment.stripe), []);
    if (found.length === 0) return;
    if (tries === 60) assert.deepEqual(found, []);
    await sleep(500);
  }
});

test('the API and the worker exit with 0 when they are stopped', async () => {
  for (const program of [environment.api, environment.worker]) assert.equal(await program.stop(), 0, program.name);
});

async function isReady() {
  try {
    return (await fetch(`${environment.url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
