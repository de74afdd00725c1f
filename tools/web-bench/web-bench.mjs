// npm run bench [-- --lighthouse]: measures how fast pages load on a slow phone, and fails if a time exceeds its limit.
// The best of several visits counts, because a busy machine only adds time. The journey e2e/src/loading.journey.ts
// checks the number of requests and bytes.
import { measureColdVisit } from '@bearings/bench/cold-visit.mjs';
import { withSite } from '@bearings/bench/site.mjs';
import { findChromium } from '@bearings/commands/chromium.mjs';
import { publishSite } from '@bearings/publish/publish-site';
import { SITE_PARTS } from '@bearings/publish/site-parts';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { measureFirstField, measureNextStatements } from './funnel.mjs';
import { runLighthouse } from './lighthouse.mjs';

const MAIN_PROGRAM = resolve(import.meta.dirname, '../../backend/dist/main.js');
const RUN_COUNT = 5;
const DEBUGGING_PORT = 9_333;
const MEASURED_PAGES = [
  '/',
  '/blog/science-behind-personality-career-matching',
  '/careers',
  '/careers/registered-nurse-adult',
];

/** @typedef {import('@bearings/bench/cold-visit.mjs').Visit} Visit */

/** Maximum values in milliseconds. @type {Partial<Record<keyof Visit, number>>} */
const MAX_VISIT_TIMES_MS = { firstPaint: 900, largestPaint: 900, blocking: 150 };

const executablePath = findChromium();
if (!executablePath) throw new Error('There is no Chromium on this machine.');
const folder = mkdtempSync(join(tmpdir(), 'bearings-web-bench-'));
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-quic',
    `--remote-debugging-port=${DEBUGGING_PORT}`,
  ],
});
let isGood = true;
try {
  const site = join(folder, 'site');
  await withSite(
    MAIN_PROGRAM,
    async ({ url }) => {
      await measurePages(url);
      await measureFunnel(url);
      if (process.argv.includes('--lighthouse')) {
        isGood = (await runLighthouse(url, listPrerenderedPaths(site), DEBUGGING_PORT)) && isGood;
      }
    },
    (origin) => {
      publishSite(SITE_PARTS, site, { origin });
      return site;
    },
  );
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
if (!isGood) process.exitCode = 1;

/**
 * Opens the pages alternately, so that a slow moment of the machine affects all of them.
 * @param {string} site
 */
async function measurePages(site) {
  /** @type {Visit[][]} */
  const visits = MEASURED_PAGES.map(() => []);
  for (let run = 0; run < RUN_COUNT; run += 1) {
    for (const [index, path] of MEASURED_PAGES.entries())
      visits[index]?.push(await measureColdVisit(browser, site + path));
  }
  for (const [index, path] of MEASURED_PAGES.entries()) {
    const limits = path === '/' ? { ...MAX_VISIT_TIMES_MS, alive: 1_600 } : MAX_VISIT_TIMES_MS;
    for (const [name, limit] of Object.entries(limits)) {
      const values = (visits[index] ?? []).map((visit) => Number(Reflect.get(visit, name)));
      checkLimit(`${path}, ${name}`, Math.min(...values), limit);
    }
  }
}

/** @param {string} url */
async function measureFunnel(url) {
  /** @type {number[]} */
  const typedTimes = [];
  for (let run = 0; run < RUN_COUNT; run += 1) typedTimes.push(await measureFirstField(browser, url));
  checkLimit('/assessment, first field takes typing', Math.min(...typedTimes), 1_800);
  const answeredTimes = (await measureNextStatements(browser, url)).toSorted((a, b) => a - b);
  checkLimit(
    'answer to next statement, 75th percentile',
    answeredTimes[Math.ceil(answeredTimes.length * 0.75) - 1] ?? NaN,
    50,
  );
}

/** @param {string} what @param {number} value @param {number} limit in milliseconds */
function checkLimit(what, value, limit) {
  if (!(value <= limit)) isGood = false;
  console.log(`${what}: ${value.toFixed(0)} ms (${value <= limit ? 'within' : 'OVER'} ${limit})`);
}

/** @param {string} site */
function listPrerenderedPaths(site) {
  const pages = join(site, 'pages');
  return (
    readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('index.html'))
      .map((file) => `/${dirname(file)}`.replace('/.', '/'))
      // Leaves out most library pages, because hundreds are alike, and reports, which only their owners open.
      .filter((path) => !/^\/(careers|report)\//.test(path) || MEASURED_PAGES.includes(path))
  );
}
