// npm run bench: how fast matching, composing, submitting and a whole purchase are, held to what is promised,
// and hot calls beside a bare server; with --grow only what calls take with a million assessments. The
// first ones in processor time; the others want an idle machine. npm test does not run it. While working:
// npm run bench -- --calls --rounds=2 --only=status,landing, which leaves dist/benchmarks.md as it is.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compareWithBare } from './against-bare.mjs';
import { judgeGrowth, summarise, writeComparison, writeGrowth } from './benchmarks-page.mjs';
import { measureGrowth } from './grow.mjs';
import { median } from './median.mjs';
import { paidToReady } from './purchase.mjs';
import { withSite } from './site.mjs';
import { submitTimes } from './submissions.mjs';

const BACKEND = resolve(import.meta.dirname, '../../backend/dist');
const MAIN = join(BACKEND, 'main.js');
const PURCHASES = 25;
/** Each on a site of its own; fewer rounds by choice are one run. */
const RUNS = 3;
/** The first ones find caches cold. */
const WARM_UP = 3;

/** @typedef {{ what: string, value: number, unit: string, limit: number | null }} Result */

const { values: given } = parseArgs({
  options: {
    grow: { type: 'boolean' },
    calls: { type: 'boolean' },
    rounds: { type: 'string' },
    only: { type: 'string' },
  },
});
/** @type {import('./against-bare.mjs').Choice} */
const choice = {
  ...(given.rounds && { rounds: Number(given.rounds) }),
  ...(given.only && { only: given.only.split(',') }),
};

if (given.grow) {
  const growth = await measureGrowth((work) => withSite(MAIN, work));
  writeGrowth(growth);
  const grown = growth.calls.map(judgeGrowth);
  for (const { name, small, large, times, limit, isKept } of grown) {
    const medians = `${small.toFixed(2)} ms, ${large.toFixed(2)} ms, ${times.toFixed(2)} times`;
    console.log(`${name.padEnd(24)}${medians}  (at most ${limit}: ${describeLimit(isKept)})`);
  }
  process.exit(grown.every(({ isKept }) => isKept) ? 0 : 1);
}
const compare = (/** @type {import('./site.mjs').Site} */ site) =>
  compareWithBare(site, BACKEND, choice);
let compared = await withSite(MAIN, compare, publishLanding);
for (let run = 2; run <= RUNS && !choice.rounds; run += 1) {
  const again = await withSite(MAIN, compare, publishLanding);
  compared = compared.map(({ name, rounds }, index) => ({
    name,
    rounds: [...rounds, ...(again[index]?.rounds ?? [])],
  }));
}
if (Object.keys(choice).length === 0) writeComparison(compared);
const results = !given.calls ? [...(await measured()), ...(await onSite())] : [];
for (const { name, bare, ours, ratio, goal, p99, bareP99, isKept } of summarise(compared)) {
  const rates = `${bare.toFixed(0)}/s bare, ${ours.toFixed(0)}/s ours, p99 ${p99.toFixed(0)} ms (bare ${bareP99.toFixed(0)})`;
  const promise = goal === null ? '' : `  (at least ${goal}: ${describeLimit(isKept)})`;
  console.log(`${name.padEnd(16)}${ratio.toFixed(2)} of bare: ${rates}${promise}`);
  if (goal !== null && !isKept) process.exitCode = 1;
}
for (const { what, value, unit, limit } of results) {
  const promise =
    limit === null ? '' : `  (under ${limit} ${unit}: ${describeLimit(value < limit)})`;
  console.log(`${what.padEnd(48)}${value.toFixed(1).padStart(8)} ${unit}${promise}`);
}
if (results.some(({ value, limit }) => limit !== null && value >= limit)) process.exitCode = 1;

/** A site of one page of 30 KB that compresses as pages do. Returns its folder. */
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
async function measured() {
  const program = resolve(
    import.meta.dirname,
    '../../libs/report-composer/dist-scripts/measure-reports.js',
  );
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program]);
  /** @type {Record<'matching' | 'composing' | 'rendering', { p50: number, p99: number }> & { memory: number[] }} */
  const { matching, composing, rendering, memory } = JSON.parse(stdout);
  // What the first thousand leave behind are caches that fill once.
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

/** @returns {Promise<Result[]>} */
async function onSite() {
  return withSite(MAIN, async (site) => [...(await submissions(site)), ...(await purchases(site))]);
}

/** @param {import('./site.mjs').Site} site @returns {Promise<Result[]>} */
async function submissions(site) {
  const times = await submitTimes(site);
  const ratios = times.with.map((stated, pair) => (100 * stated) / (times.without[pair] ?? stated));
  return [
    {
      what: 'submitting without the step, median',
      value: median(times.without),
      unit: 'ms',
      limit: null,
    },
    {
      what: 'submitting with the step, median',
      value: median(times.with),
      unit: 'ms',
      limit: null,
    },
    {
      what: 'with the step, of without, median of pairs',
      value: median(ratios),
      unit: '%',
      limit: 115,
    },
  ];
}

/** @param {import('./site.mjs').Site} site @returns {Promise<Result[]>} */
async function purchases(site) {
  /** @type {number[]} */
  const times = [];
  for (let i = 0; i < WARM_UP + PURCHASES; i += 1) times.push(await paidToReady(site, i));
  const counted = times.slice(WARM_UP);
  return [
    { what: 'paid to ready, median', value: median(counted), unit: 'ms', limit: 1_000 },
    { what: 'paid to ready, slowest', value: Math.max(...counted), unit: 'ms', limit: null },
  ];
}

/** @param {boolean} kept */
function describeLimit(kept) {
  return kept ? 'yes' : 'NO';
}
