// npm run faults -w tools/faults -- --rolling: 20 rounds of restarts, and 100,000 calls at least.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startEnvironment } from './environment.mjs';
import { rollInstances } from './rolling.mjs';

const ROUNDS = Number(process.env.FAULTS_ROUNDS ?? 20);
const CALLS = Number(process.env.FAULTS_CALLS ?? 100_000);

/** @type {import('./environment.mjs').Environment} */
let environment;
before(async () => {
  environment = await startEnvironment();
});
after(() => environment?.stop());

test(`${ROUNDS} rounds of rolling restarts: none of ${CALLS} calls fails`, async (t) => {
  const started = performance.now();
  const rolled = await rollInstances(environment, ROUNDS, CALLS);
  const seconds = Math.round((performance.now() - started) / 1_000);
  const slowest = Math.max(...rolled.stops.map(({ ms }) => ms));
  t.diagnostic(
    `${rolled.rounds} rounds in ${seconds} s through ${rolled.by}: ${rolled.answered} calls answered, ` +
      `${rolled.failed.length} failed, ${rolled.reports} reports bought; slowest stop ${slowest} ms`,
  );
  assert.deepEqual(rolled.failed, []);
  assert.ok(rolled.answered >= CALLS && rolled.rounds >= ROUNDS && rolled.reports > 0);
  assert.deepEqual(new Set(rolled.stops.map(({ code }) => code)), new Set([0]));
});
