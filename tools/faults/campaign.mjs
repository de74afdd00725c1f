// Buyers who keep coming while processes are killed and the world around them fails.
import { setTimeout as sleep } from 'node:timers/promises';
import { Answers, Buyer, CARDS } from './buyer.mjs';
import { gatherFacts, violations } from './invariant.mjs';
import { clearFaults, orderFault, secondIntent } from './stand-in-control.mjs';

/** The longest that buyers may take to bring a process to the point that is waited for. */
const STRIKE_MS = 30_000;
const MODE_EVERY_MS = 600;
const QUIET_MS = 30_000;

/** What the provider does wrong now and then, each a few times. */
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
 * @typedef {object} Plan
 * @property {number} seed
 * @property {number} payments how many at least
 * @property {number} atOnce buyers at the same time
 * @property {readonly import('./points.mjs').Point[]} points each a kill, in this order
 * @property {readonly (() => Promise<void>)[]} outages one after the other, spread over the points
 */

/**
 * @typedef {object} Result
 * @property {Answers} answers
 * @property {number} bought
 * @property {Map<string, number>} struck how often each point was
 * @property {string[]} missed points that nobody came by
 * @property {number} readyMs from the last fault until the last report was ready
 * @property {number} quietMs from the last fault until the invariant was seen to hold, looking included
 * @property {string[]} violations what still did not hold after that
 * @property {number} claims of the worker
 * @property {number} reports
 */

/** @param {import('./world.mjs').World} world @param {Plan} plan @returns {Promise<Result>} */
export async function runCampaign(world, plan) {
  const random = randomFrom(plan.seed);
  const answers = new Answers();
  /** @type {string[]} */
  const acknowledged = [];
  const progress = { bought: 0, faultsOver: false, failed: false };

  const buy = async () => {
    const buyer = new Buyer(
      world,
      answers,
      `buyer-${plan.seed}-${acknowledged.length}-${random()}`,
    );
    acknowledged.push(await buyer.complete());
    const secret = await buyer.checkout();
    if (random() < 0.15) await buyer.pay(secret, CARDS.declined);
    const closesTab = random() < 0.3;
    const intents = [await buyer.pay(secret)];
    if (random() < 0.2) {
      intents.push(await buyer.pay(await secondIntent(world.stripe, buyer.assessment)));
    }
    progress.bought += 1;
    if (!closesTab) for (const intent of intents) await buyer.verify(intent);
  };
  const keepBuying = async () => {
    while (!progress.failed && (progress.bought < plan.payments || !progress.faultsOver))
      await buy();
  };
  const disturb = async () => {
    while (!progress.failed && !progress.faultsOver) {
      const mode = PROVIDER_FAULTS[Math.floor(random() * PROVIDER_FAULTS.length)];
      if (mode) await orderFault(world.stripe, mode);
      await sleep(MODE_EVERY_MS);
    }
  };
  /** @type {Map<string, number>} */
  const struck = new Map();
  /** @type {string[]} */
  const missed = [];
  const strikeAll = async () => {
    const outages = [...plan.outages];
    const every = Math.ceil(plan.points.length / (outages.length + 1));
    for (const [index, point] of plan.points.entries()) {
      // Spread over the payments: buyers must get on in between, however slow the machine.
      while (!progress.failed && progress.bought < (index * plan.payments) / plan.points.length) {
        await sleep(50);
      }
      if (progress.failed) return;
      if (await strike(world, point)) struck.set(point.name, (struck.get(point.name) ?? 0) + 1);
      else missed.push(point.name);
      if ((index + 1) % every === 0) await outages.shift()?.();
    }
    for (const outage of outages) await outage();
    progress.faultsOver = true;
  };

  try {
    await Promise.all([
      strikeAll(),
      disturb(),
      ...Array.from({ length: plan.atOnce }, () => keepBuying()),
    ]);
  } catch (error) {
    // Whatever went wrong, the others come to an end too.
    progress.failed = true;
    throw error;
  }
  await clearFaults(world.stripe);

  // The last fault: no webhook comes, and every tab is closed.
  await orderFault(world.stripe, { fault: 'drop', on: '*', times: null });
  for (let i = 0; i < 3; i += 1) {
    const buyer = new Buyer(world, answers, `silent-${plan.seed}-${i}`);
    acknowledged.push(await buyer.complete());
    await buyer.pay(await buyer.checkout());
  }
  const quiet = await untilQuiet(world, acknowledged);
  await clearFaults(world.stripe);
  return { answers, bought: progress.bought, struck, missed, ...quiet };
}

/** Kills a process at its point and starts it again. @param {import('./world.mjs').World} world
 * @param {import('./points.mjs').Point} point */
async function strike(world, { process, conversation, words, side }) {
  const proxy = world.proxies[conversation];
  const program = world[process];
  const struck = new Promise((/** @type {(value: boolean) => void} */ done) => {
    proxy.arm({
      words,
      side,
      act: async () => {
        await program.kill();
        done(true);
      },
    });
  });
  const patience = new AbortController();
  const hit = await Promise.race([
    struck,
    sleep(STRIKE_MS, false, { signal: patience.signal }).catch(() => false),
  ]);
  patience.abort();
  proxy.disarm();
  if (hit) await program.start();
  return hit;
}

/** @param {import('./world.mjs').World} world @param {string[]} acknowledged */
async function untilQuiet(world, acknowledged) {
  const started = Date.now();
  for (;;) {
    const facts = await gatherFacts(world.databaseUrl, world.stripe);
    const found = violations(facts, acknowledged);
    const quietMs = Date.now() - started;
    if (found.length === 0 || quietMs > QUIET_MS) {
      const { reports } = facts;
      const claims = reports.reduce((sum, report) => sum + report.claims, 0);
      const lastReadyAt = Math.max(...reports.map(({ readyAt }) => readyAt ?? 0));
      const readyMs = Math.round(lastReadyAt - started);
      return { readyMs, quietMs, violations: found, claims, reports: reports.length };
    }
    await sleep(500);
  }
}

/** Mulberry32: the same seed gives the same numbers. @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
