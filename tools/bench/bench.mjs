// npm run bench: compares the API's calls per second with those of two other servers, then measures how long it takes to
// match careers, to compose a report and to buy one. Fails if a result misses its limit. With --delete it measures
// the deletion of a million rows instead, with --grow calls with a million assessments; --rows <count> takes fewer rows.
// Needs an idle machine.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compareCalls, MIN_SHARES_OF_BARE_SERVER, MAX_P99_MS } from './compare-calls.mjs';
import { measureDeletion } from './delete.mjs';
import { measureGrowth } from './grow.mjs';
import { median } from './load.mjs';
import { buyReport, withSite } from './site.mjs';

const BACKEND_DIST = resolve(import.meta.dirname, '../../backend/dist');
const MAIN_PROGRAM = join(BACKEND_DIST, 'main.js');
const PURCHASE_COUNT = 25;
/** Number of comparisons with the other servers, each on a newly started site. */
const RUN_COUNT = 3;
/** Number of purchases at the start that are not counted, because they fill caches. */
const WARM_UP_PURCHASES = 3;

/** @typedef {{ what: string, value: number, unit: string, limit: number | null }} Result */

const { values: given } = parseArgs({
  options: {
    delete: { type: 'boolean' },
    rows: { type: 'string', default: '1000000' },
    grow: { type: 'boolean' },
    calls: { type: 'boolean' },
  },
});

if (given.delete) {
  const worker = join(BACKEND_DIST, 'worker.js');
  const isKept = await measureDeletion((work) => withSite(MAIN_PROGRAM, work), worker, Number(given.rows));
  process.exit(isKept ? 0 : 1);
}
if (given.grow) {
  const isKept = await measureGrowth((work) => withSite(MAIN_PROGRAM, work), Number(given.rows));
  process.exit(isKept ? 0 : 1);
}
const compareSites = (/** @type {import('./site.mjs').Site} */ site) => compareCalls(site, BACKEND_DIST);
let comparison = await withSite(MAIN_PROGRAM, compareSites, publishLanding);
for (let run = 2; run <= RUN_COUNT; run += 1) {
  const secondComparison = await withSite(MAIN_PROGRAM, compareSites, publishLanding);
  comparison = comparison.map(({ name, rounds }, index) => ({
    name,
    rounds: [...rounds, ...(secondComparison[index]?.rounds ?? [])],
  }));
}
const results = given.calls ? [] : [...(await measureReports()), ...(await withSite(MAIN_PROGRAM, measurePurchases))];
for (const { name, rounds } of comparison) {
  const medianOf = (/** @type {(round: typeof rounds[number]) => number} */ pick) => median(rounds.map(pick));
  const ratio = medianOf(({ ours, bare }) => ours.calls / bare.calls);
  const p99 = medianOf(({ ours }) => ours.p99);
  const goal = MIN_SHARES_OF_BARE_SERVER[name] ?? null;
  const isGoalMet = (goal === null || ratio >= goal) && p99 < MAX_P99_MS;
  const rates = `${medianOf(({ ours }) => ours.calls).toFixed(0)}/s, bare ${medianOf(({ bare }) => bare.calls).toFixed(0)}/s`;
  const slowest = `p99 ${p99.toFixed(0)} ms, bare ${medianOf(({ bare }) => bare.p99).toFixed(0)} ms`;
  const promise = goal === null ? '' : `  (at least ${goal}: ${isGoalMet ? 'yes' : 'NO'})`;
  const peers = rounds.flatMap(({ ours, peer }) =>
    peer ? [{ rate: peer.calls, share: ours.calls / peer.calls }] : [],
  );
  const peerRate = `peer ${median(peers.map(({ rate }) => rate)).toFixed(0)}/s, ratio ${median(peers.map(({ share }) => share)).toFixed(2)}`;
  const besidePeer = peers.length > 0 ? `; ${peerRate}` : '';
  console.log(`${name.padEnd(16)}${rates}, ratio ${ratio.toFixed(2)}${besidePeer}; ${slowest}${promise}`);
  if (goal !== null && !isGoalMet) process.exitCode = 1;
}
for (const { what, value, unit, limit } of results) {
  const isLimitKept = limit === null || value < limit;
  const promise = limit === null ? '' : `  (under ${limit} ${unit}: ${isLimitKept ? 'yes' : 'NO'})`;
  console.log(`${what.padEnd(48)}${value.toFixed(1).padStart(8)} ${unit}${promise}`);
  if (!isLimitKept) process.exitCode = 1;
}

/** Publishes a site with one page of 30 KB that compresses as well as our pages do. Returns its folder. */
function publishLanding() {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-bench-site-'));
  mkdirSync(join(folder, 'pages'));
  const words = Array.from({ length: 4_000 }, (_, i) => `word${(i * i) % 997} `).join('');
  const page = `<!doctype html><title>Landing</title><p>${words.slice(0, 30_000)}</p>`;
  for (const name of ['index.html', 'pages/index.html']) {
    writeFileSync(join(folder, name), page);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(page));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(page));
  }
  return folder;
}

/** @returns {Promise<Result[]>} */
async function measureReports() {
  const program = resolve(import.meta.dirname, '../../libs/report-composer/dist-scripts/measure-reports.js');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program]);
  /** @type {Record<'matching' | 'composing' | 'rendering', { p50: number, p99: number }> & { memory: number[] }} */
  const { matching, composing, rendering, memory } = JSON.parse(stdout);
  // The first thousand reports fill caches, so only the growth of memory after them counts.
  const growth = (memory.at(-1) ?? 0) - (memory[1] ?? 0);
  return [
    { what: 'matching with resampling, median', value: matching.p50, unit: 'ms', limit: null },
    {
      what: 'matching with resampling, 99th percentile',
      value: matching.p99,
      unit: 'ms',
      limit: 15,
    },
    { what: 'composing a report, median', value: composing.p50, unit: 'ms', limit: null },
    { what: 'composing a report, 99th percentile', value: composing.p99, unit: 'ms', limit: 20 },
    { what: 'a report as HTML, 99th percentile', value: rendering.p99, unit: 'ms', limit: null },
    { what: 'memory gained, 1,000 to 10,000 reports', value: growth, unit: 'MB', limit: 5 },
  ];
}

/** @param {import('./site.mjs').Site} site @returns {Promise<Result[]>} */
async function measurePurchases(site) {
  /** @type {number[]} */
  const times = [];
  for (let i = 0; i < WARM_UP_PURCHASES + PURCHASE_COUNT; i += 1) times.push((await buyReport(site, i)).milliseconds);
  const countedTimes = times.slice(WARM_UP_PURCHASES);
  return [
    { what: 'paid to ready, median', value: median(countedTimes), unit: 'ms', limit: 1_000 },
    { what: 'paid to ready, slowest', value: Math.max(...countedTimes), unit: 'ms', limit: null },
  ];
}
