// Simulates buyers who pay continuously while processes are killed and outside services fail.
import { setTimeout as sleep } from 'node:timers/promises';
import { ReplyLog, Buyer, TEST_CARD_NUMBERS } from './buyer.mjs';
import { gatherFacts, listViolations } from './invariant.mjs';
import { clearFaults, openAndCloseDispute, orderFault, createSecondIntent } from './stand-in-control.mjs';

/** Time limit for a request of a buyer to reach a kill point. */
const KILL_POINT_TIMEOUT_MS = 30_000;
const FAULT_INTERVAL_MS = 600;
const VIOLATIONS_TIMEOUT_MS = 30_000;
const MAX_LISTED_VIOLATIONS = 5;

/** Faults of the payment provider. They are applied in random order during the run. */
const PROVIDER_FAULTS = [
  { fault: 'drop', on: '*', times: 4 },
  { fault: 'duplicate', on: 'payment_intent.succeeded', times: 2, copies: 5 },
  { fault: 'delay', on: '*', times: 3, ms: 1_500 },
  { fault: 'reorder', on: '*', times: 4, ms: 20 },
  { fault: 'hang-up', on: 'payment_intents.create', times: 1 },
  { fault: 'error', on: 'payment_intents.create', times: 1, status: 500, after: true },
  { fault: 'error', on: 'payment_intents.create', times: 1, status: 409 },
  { fault: 'error', on: 'payment_intents.create', times: 1, status: 429 },
  { fault: 'error', on: 'payment_intents.retrieve', times: 2, status: 500 },
  { fault: 'latency', on: 'payment_intents.retrieve', times: 2, ms: 700 },
  { fault: 'error', on: 'refunds.create', times: 1, status: 500, after: true },
];

/**
 * @typedef {object} Plan settings of one run
 * @property {number} seed
 * @property {number} payments the minimum number of payments
 * @property {number} concurrency number of buyers at the same time
 * @property {readonly import('./points.mjs').Point[]} points the kill points, in this order
 * @property {readonly (() => Promise<void>)[]} outages functions that cause an outage, run one
 * after the other during the kills
 */

/**
 * @typedef {object} Result result of one run
 * @property {ReplyLog} answers
 * @property {number} bought number of buyers who paid
 * @property {Map<string, number>} killed number of kills at each point
 * @property {Map<string, number>} disputed number of disputed payments by outcome
 * @property {number} readyMs time from the last fault until the last report was ready
 * @property {number} quietMs time from the last fault until the invariant held, including the check
 * @property {string[]} violations violations of the invariant at the end
 * @property {string[]} slowest the violations that lasted longest after the last fault, with their
 * duration
 * @property {number} claims how often the worker started to write a report
 * @property {number} reports number of reports
 */

/**
 * Outcomes of disputed payments. Of the buyers who paid once and received their report, every second one opens a
 * dispute. The disputes get these outcomes in turn.
 * @type {readonly { name: string, endings: readonly import('./stand-in-control.mjs').Ending[], paysAgain?: boolean
 * }[]}
 */
export const DISPUTE_SCENARIOS = [
  { name: 'lost', endings: ['lost'] },
  { name: 'won after it was lost', endings: ['lost', 'won'] },
  { name: 'open', endings: [] },
  { name: 'prevented', endings: ['prevented'] },
  { name: 'won back after paying again', endings: ['lost'], paysAgain: true },
  { name: 'won', endings: ['won'] },
];

/** @param {import('./environment.mjs').Environment} environment @param {Plan} plan @returns {Promise<Result>} */
export async function runLoad(environment, plan) {
  const random = createRandomGenerator(plan.seed);
  const answers = new ReplyLog();
  /** @type {string[]} */
  const acknowledgedIds = [];
  const progress = { bought: 0, faultsOver: false, failed: false };

  const buyReport = async () => {
    const buyer = new Buyer(environment, answers, `buyer-${plan.seed}-${acknowledgedIds.length}-${random()}`);
    acknowledgedIds.push(await buyer.complete());
    const secret = await buyer.checkout();
    if (random() < 0.15) await buyer.pay(secret, TEST_CARD_NUMBERS.declined);
    const isTabClosed = random() < 0.3;
    const intents = [await buyer.pay(secret)];
    if (random() < 0.2) {
      intents.push(await buyer.pay(await createSecondIntent(environment.stripe, buyer.assessment)));
    }
    progress.bought += 1;
    if (isTabClosed) return;
    for (const intent of intents) await buyer.verify(intent);
    // The buyer waits, as the success page does. Otherwise buyers would outrun a worker that is killed repeatedly, and
    // the time after the last fault would measure its backlog.
    await buyer.untilStatus('ready');
    if (intents.length === 1) await disputeSomePayments(buyer, intents[0] ?? '');
  };
  /** @type {Map<string, number>} */
  const disputedIntents = new Map();
  let single = 0;
  const disputeSomePayments = async (/** @type {Buyer} */ buyer, /** @type {string} */ intent) => {
    single += 1;
    if (single % 2 === 0) return;
    const kind = DISPUTE_SCENARIOS[((single - 1) / 2) % DISPUTE_SCENARIOS.length];
    if (!kind) return;
    await openAndCloseDispute(environment.stripe, intent, kind.endings);
    if (kind.paysAgain) {
      // Waits until the API knows that the dispute was lost; until then the checkout replies that the report is paid.
      await buyer.untilStatus('payment_required');
      await buyer.verify(await buyer.pay(await buyer.checkout()));
      await openAndCloseDispute(environment.stripe, intent, ['won']);
    }
    disputedIntents.set(kind.name, (disputedIntents.get(kind.name) ?? 0) + 1);
  };
  const keepBuying = async () => {
    while (!progress.failed && (progress.bought < plan.payments || !progress.faultsOver)) await buyReport();
  };
  const orderFaults = async () => {
    while (!progress.failed && !progress.faultsOver) {
      const mode = PROVIDER_FAULTS[Math.floor(random() * PROVIDER_FAULTS.length)];
      if (mode) await orderFault(environment.stripe, mode);
      await sleep(FAULT_INTERVAL_MS);
    }
  };
  /** @type {Map<string, number>} */
  const killed = new Map();
  const killAll = async () => {
    const outages = [...plan.outages];
    const pointsPerOutage = Math.ceil(plan.points.length / (outages.length + 1));
    for (const [index, point] of plan.points.entries()) {
      // The kills are spread over the payments, so that even on a slow machine some buyers finish between two kills.
      while (!progress.failed && progress.bought < (index * plan.payments) / plan.points.length) {
        await sleep(50);
      }
      if (progress.failed) return;
      if (await killAtPoint(environment, point)) killed.set(point.name, (killed.get(point.name) ?? 0) + 1);
      if ((index + 1) % pointsPerOutage === 0) await outages.shift()?.();
    }
    for (const outage of outages) await outage();
    progress.faultsOver = true;
  };

  try {
    await Promise.all([killAll(), orderFaults(), ...Array.from({ length: plan.concurrency }, () => keepBuying())]);
  } catch (error) {
    // Makes the other loops end; otherwise they would continue forever.
    progress.failed = true;
    throw error;
  }
  await clearFaults(environment.stripe);

  // The last fault: the provider never delivers its webhooks, and no browser verifies its payment.
  await orderFault(environment.stripe, { fault: 'drop', on: '*', times: null });
  for (let i = 0; i < 3; i += 1) {
    const buyer = new Buyer(environment, answers, `silent-${plan.seed}-${i}`);
    acknowledgedIds.push(await buyer.complete());
    await buyer.pay(await buyer.checkout());
  }
  await clearFaults(environment.stripe);
  const quietState = await waitUntilNoViolations(environment, acknowledgedIds);
  return {
    answers,
    bought: progress.bought,
    killed,
    disputed: disputedIntents,
    ...quietState,
  };
}

/**
 * Kills a process when it reaches the kill point, and starts it again.
 * @param {import('./environment.mjs').Environment} environment
 * @param {import('./points.mjs').Point} point
 */
async function killAtPoint(environment, { process, conversation, words, side }) {
  const proxy = environment.proxies[conversation];
  const program = environment[process];
  const reachedPromise = new Promise((/** @type {(killed: Promise<void>) => void} */ done) => {
    proxy.arm({ words, side, act: () => done(program.kill()) });
  }).then(() => true);
  const timeout = new AbortController();
  const hit = await Promise.race([
    reachedPromise,
    sleep(KILL_POINT_TIMEOUT_MS, false, { signal: timeout.signal }).catch(() => false),
  ]);
  timeout.abort();
  proxy.disarm();
  if (hit) await program.start();
  return hit;
}

/**
 * Waits until the check in invariant.mjs finds no violations, or until the time limit is over.
 * @param {import('./environment.mjs').Environment} environment
 * @param {string[]} acknowledged
 */
async function waitUntilNoViolations(environment, acknowledged) {
  const startMs = Date.now();
  /** Milliseconds from the start until each violation was last found. @type {Map<string, number>} */
  const lastSeenMs = new Map();
  for (;;) {
    const facts = await gatherFacts(environment.databaseUrl, environment.stripe);
    const found = listViolations(facts, acknowledged);
    const quietMs = Date.now() - startMs;
    for (const violation of found) lastSeenMs.set(violation, quietMs);
    if (found.length === 0 || quietMs > VIOLATIONS_TIMEOUT_MS) {
      const { reports } = facts;
      const claims = reports.reduce((sum, report) => sum + report.claims, 0);
      const lastReadyAt = Math.max(...reports.map(({ readyAt }) => readyAt ?? 0));
      const readyMs = Math.round(lastReadyAt - startMs);
      const slowest = [...lastSeenMs]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MAX_LISTED_VIOLATIONS)
        .map(([violation, ms]) => `for ${ms} ms: ${violation}`);
      return { readyMs, quietMs, violations: found, slowest, claims, reports: reports.length };
    }
    await sleep(500);
  }
}

/**
 * Returns a random number generator (Mulberry32). The same seed gives the same numbers.
 * @param {number} seed
 */
function createRandomGenerator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 2 ** 32;
  };
}
