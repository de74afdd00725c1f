// npm run bench [-- --lighthouse]: measures how fast pages load on a slow phone, and fails if one
// exceeds its limit. The best of several visits counts, because a busy machine only adds time. The
// journey e2e/src/loading.journey.ts limits requests and bytes.
import { coldVisit } from '@bearings/bench/cold-visit.mjs';
import { withSite } from '@bearings/bench/site.mjs';
import { findChromium } from '@bearings/commands/chromium.mjs';
import { PARTS, publishSite } from '@bearings/publish/publish-site';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { firstField, nextStatements } from './funnel.mjs';
import { runLighthouse } from './lighthouse.mjs';

const MAIN = resolve(import.meta.dirname, '../../backend/dist/main.js');
const RUNS = 5;
const DEBUGGING_PORT = 9_333;
const PAGES = [
  '/',
  '/blog/science-behind-personality-career-matching',
  '/careers',
  '/careers/registered-nurse-adult',
];

/** @typedef {import('@bearings/bench/cold-visit.mjs').Visit} Visit */

/** Maximum values in milliseconds. @type {Partial<Record<keyof Visit, number>>} */
const LIMITS = { firstPaint: 900, largestPaint: 900, blocking: 150 };

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
let good = true;
try {
  const site = join(folder, 'site');
  await withSite(
    MAIN,
    async ({ url }) => {
      await measurePages(url);
      await measureFunnel(url);
      if (process.argv.includes('--lighthouse')) {
        good = (await runLighthouse(url, drawnPages(site), DEBUGGING_PORT)) && good;
      }
    },
    (origin) => {
      publishSite(PARTS, site, { origin });
      return site;
    },
  );
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
if (!good) process.exitCode = 1;

/**
 * Opens the pages alternately, so that a slow moment of the machine affects all of them.
 * @param {string} site
 */
async function measurePages(site) {
  /** @type {Visit[][]} */
  const visits = PAGES.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, path] of PAGES.entries())
      visits[index]?.push(await coldVisit(browser, site + path));
  }
  for (const [index, path] of PAGES.entries()) {
    const limits = path === '/' ? { ...LIMITS, alive: 1_600 } : LIMITS;
    for (const [name, limit] of Object.entries(limits)) {
      const values = (visits[index] ?? []).map((visit) => Number(Reflect.get(visit, name)));
      promise(`${path}, ${name}`, Math.min(...values), limit);
    }
  }
}

/** @param {string} url */
async function measureFunnel(url) {
  /** @type {number[]} */
  const typed = [];
  for (let run = 0; run < RUNS; run += 1) typed.push(await firstField(browser, url));
  promise('/assessment, first field takes typing', Math.min(...typed), 1_800);
  const answered = (await nextStatements(browser, url)).toSorted((a, b) => a - b);
  promise(
    'answer to next statement, 75th percentile',
    answered[Math.ceil(answered.length * 0.75) - 1] ?? NaN,
    50,
  );
}

/** @param {string} what @param {number} value @param {number} limit in milliseconds */
function promise(what, value, limit) {
  if (!(value <= limit)) good = false;
  console.log(`${what}: ${value.toFixed(0)} ms (${value <= limit ? 'within' : 'OVER'} ${limit})`);
}

/** @param {string} site */
function drawnPages(site) {
  const pages = join(site, 'pages');
  return (
    readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('index.html'))
      .map((file) => `/${dirname(file)}`.replace('/.', '/'))
      // Leaves out most library pages, because hundreds are alike, and reports, which only their owners open.
      .filter((path) => !/^\/(careers|report)\//.test(path) || PAGES.includes(path))
  );
}
