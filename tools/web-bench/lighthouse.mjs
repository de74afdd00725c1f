// Runs Lighthouse, emulating a phone, on prerendered pages. Lighthouse needs 150 MB of packages, so it is no dependency
// of the project: this program installs it into dist/lighthouse.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const LIGHTHOUSE_VERSION = '12.8.2';
const REPORT_FOLDER = resolve(import.meta.dirname, '../../dist/lighthouse');

/** The minimum scores of every page, out of 100. @type {Record<string, number>} */
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * @typedef {object} Marks the part of Lighthouse's result that is read here
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>}
 * categories
 * @property {Record<string, { score: number | null }>} audits
 */

/** @typedef {(url: string, options: object) => Promise<{ lhr: Marks } | undefined>} Lighthouse */

/** Loads Lighthouse. Installs it first if it is missing. @returns {Promise<Lighthouse>} */
async function loadLighthouse() {
  const entry = join(REPORT_FOLDER, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    mkdirSync(REPORT_FOLDER, { recursive: true });
    const install = ['install', '--no-save', `--prefix=${REPORT_FOLDER}`, `lighthouse@${LIGHTHOUSE_VERSION}`];
    const { status } = spawnSync('npm', install, { stdio: 'inherit', cwd: REPORT_FOLDER });
    if (status !== 0) throw new Error('Lighthouse cannot be installed, as shown above.');
  }
  const { default: lighthouse } = await import(pathToFileURL(entry).href);
  return lighthouse;
}

/**
 * Prints the scores of each page. Resolves to false if a score is too low.
 * @param {string} origin
 * @param {readonly string[]} paths
 * @param {number} port the browser's debugging port
 */
export async function runLighthouse(origin, paths, port) {
  let isGood = true;
  const lighthouse = await loadLighthouse();
  for (const path of paths) {
    const run = await measurePage(lighthouse, origin + path, port);
    const marks = Object.entries(MIN_SCORES).map(([name, wanted]) => {
      const mark = Math.round((run?.lhr.categories[name]?.score ?? 0) * 100);
      if (mark < wanted) isGood = false;
      return `${name} ${mark}${mark < wanted ? ` (of ${wanted}: ${listFailedAudits(run?.lhr, name)})` : ''}`;
    });
    console.log(`${path.padEnd(52)}${marks.join('  ')}`);
  }
  return isGood;
}

/**
 * Runs Lighthouse on a page. Repeats the run once if a category has no score: Lighthouse then could not measure
 * something.
 * @param {Lighthouse} lighthouse
 * @param {string} url
 * @param {number} port
 */
async function measurePage(lighthouse, url, port) {
  const categoryNames = Object.keys(MIN_SCORES);
  const runOnce = () => lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categoryNames });
  const run = await runOnce();
  const unmarked = categoryNames.filter((name) => (run?.lhr.categories[name]?.score ?? null) === null);
  if (unmarked.length === 0) return run;
  console.log(`Lighthouse could not mark ${unmarked.join(', ')} of ${url}; running again.`);
  return runOnce();
}

/** @param {Marks | undefined} report @param {string} category */
const listFailedAudits = (report, category) =>
  (report?.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
    .join(', ');
