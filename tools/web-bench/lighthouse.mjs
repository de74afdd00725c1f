// Lighthouse, as a telephone, over every prerendered page.
import lighthouse from 'lighthouse';

/** What every page has to reach, of 100. @type {Record<string, number>} */
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * Prints each page's marks; false where one is too low.
 * @param {string} origin @param {readonly string[]} paths @param {number} port the browser's debugging port
 */
export async function runLighthouse(origin, paths, port) {
  let good = true;
  for (const path of paths) {
    const run = await measure(origin + path, port);
    const marks = Object.entries(WANTED).map(([name, wanted]) => {
      const mark = Math.round((run?.lhr.categories[name]?.score ?? 0) * 100);
      if (mark < wanted) good = false;
      return `${name} ${mark}${mark < wanted ? ` (of ${wanted}: ${failed(run?.lhr, name)})` : ''}`;
    });
    console.log(`${path.padEnd(52)}${marks.join('  ')}`);
  }
  return good;
}

/**
 * Runs Lighthouse on a page, and once more where it could not measure something: it then has no
 * mark, which is not a mark of 0.
 * @param {string} url @param {number} port
 */
async function measure(url, port) {
  const onlyCategories = Object.keys(WANTED);
  const runOnce = () =>
    lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories });
  const run = await runOnce();
  const unmarked = onlyCategories.filter(
    (name) => (run?.lhr.categories[name]?.score ?? null) === null,
  );
  if (unmarked.length === 0) return run;
  console.log(`Lighthouse could not mark ${unmarked.join(', ')} of ${url}; running again.`);
  return runOnce();
}

/** @param {import('lighthouse').Result | undefined} report @param {string} category */
const failed = (report, category) =>
  (report?.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
    .join(', ');
