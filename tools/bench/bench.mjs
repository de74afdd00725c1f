// npm run bench: how fast matching, composing and a whole purchase are, held to what is promised.
// The first three in processor time; the purchase wants an idle machine. npm test does not run it.
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { paidToReady } from './purchase.mjs';
import { withSite } from './site.mjs';

const BACKEND = resolve(import.meta.dirname, '../../backend/dist');
const PURCHASES = 25;
/** The first ones find caches cold. */
const WARM_UP = 3;

/** @typedef {{ what: string, value: number, unit: string, limit: number | null }} Result */

const results = [...(await measured()), ...(await purchases())];
for (const { what, value, unit, limit } of results) {
  const promise =
    limit === null ? '' : `  (under ${limit} ${unit}: ${describeLimit(value < limit)})`;
  console.log(`${what.padEnd(48)}${value.toFixed(1).padStart(8)} ${unit}${promise}`);
}
if (results.some(({ value, limit }) => limit !== null && value >= limit)) process.exitCode = 1;

/** @returns {Promise<Result[]>} */
async function measured() {
  const program = join(BACKEND, 'report/method/measure.js');
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
async function purchases() {
  const times = await withSite(join(BACKEND, 'main.js'), async (site) => {
    /** @type {number[]} */
    const each = [];
    for (let i = 0; i < WARM_UP + PURCHASES; i += 1) each.push(await paidToReady(site, i));
    return each.slice(WARM_UP).toSorted((a, b) => a - b);
  });
  const at = (/** @type {number} */ share) => times[Math.ceil(times.length * share) - 1] ?? 0;
  return [
    { what: 'paid to ready, median', value: at(0.5), unit: 'ms', limit: 1_000 },
    { what: 'paid to ready, slowest', value: at(1), unit: 'ms', limit: null },
  ];
}

/** @param {boolean} kept */
function describeLimit(kept) {
  return kept ? 'yes' : 'NO';
}
