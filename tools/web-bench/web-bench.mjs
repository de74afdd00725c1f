// npm run bench:web [-- --lighthouse]: how fast pages load on a slow phone, against their limits, beside a page
// without scripts. A busy machine only adds time, so the best of several visits counts.
import { coldVisit } from '@bearings/bench/cold-visit.mjs';
import { withSite } from '@bearings/bench/site.mjs';
import { findChromium } from '@bearings/commands/chromium.mjs';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { firstField, nextStatements } from './funnel.mjs';
import { runLighthouse } from './lighthouse.mjs';
import { BARE, publishOurs } from './sites.mjs';

const MAIN = resolve(import.meta.dirname, '../../backend/dist/main.js');
const RUNS = 5;
const DEBUGGING_PORT = 9_333;
const PAGES = ['/', '/blog/science-behind-personality-career-matching'];

/** @typedef {import('@bearings/bench/cold-visit.mjs').Visit} Visit */

/** What is promised, in the unit of each figure. @type {Partial<Record<keyof Visit, number>>} */
const LIMITS = {
  firstPaint: 900,
  largestPaint: 900,
  shift: 0,
  blocking: 150,
  requests: 14,
  kilobytes: 180,
};

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
    (url) => publishOurs(site, url),
  );
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
if (!good) process.exitCode = 1;

/** Visits the pages in turn, so that a slow moment of the machine affects each of them. @param {string} site */
async function measurePages(site) {
  const visited = [
    ...PAGES.map((path) => ({ name: path, url: site + path, limits: LIMITS })),
    { name: '/assessment', url: `${site}/assessment`, limits: {} },
    { name: 'a bare page', url: site + BARE, limits: {} },
  ];
  /** @type {Visit[][]} */
  const visits = visited.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, { url }] of visited.entries()) {
      visits[index]?.push(await coldVisit(browser, url));
    }
  }
  for (const [index, { name, limits }] of visited.entries()) {
    console.log(name);
    say(visits[index] ?? [], limits);
  }
}

/** @param {Visit[]} visits @param {Partial<Record<keyof Visit, number>>} limits */
function say(visits, limits) {
  const [first] = visits;
  if (!first) return;
  /** @param {keyof Visit} what */
  const figure = (what) => {
    const value = Math.min(...visits.map((visit) => visit[what]));
    const limit = limits[what];
    if (limit !== undefined && value > limit) good = false;
    const verdict = limit === undefined ? '' : ` (${value > limit ? 'OVER' : 'within'} ${limit})`;
    return `${what} ${value.toFixed(what === 'shift' ? 3 : 0)}${verdict}`;
  };
  console.log(
    `    ${figure('firstPaint')}  ${figure('largestPaint')}  ${figure('shift')}  ${figure('blocking')}`,
  );
  console.log(`    until load: ${figure('requests')}  ${figure('kilobytes')}  ${figure('load')}`);
  console.log(
    `    in all: ${figure('allRequests')}  ${figure('allKilobytes')}  ${figure('alive')}`,
  );
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
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${dirname(file)}`.replace('/.', '/'));
}
