// Installs what is missing, then runs the quick tier of checks, or the tier in --tier=full or --tier=nightly. Each name
// is that of a check or part of a spec's path; if names are given, only these checks and specs run. Usage: npm test
// [-- names]
import { demandNode } from './node-version.mjs';
import { CommandError, reportFailure } from './project.mjs';

demandNode();
try {
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled();
  const { parseArgs } = await import('node:util');
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tier: { type: 'string', default: 'quick' } },
  });
  const { CHECKS } = await import('./checks.mjs');
  const namedChecks = CHECKS.filter(({ name }) => positionals.includes(name));
  const patterns = positionals.filter((word) => !namedChecks.some(({ name }) => name === word));
  if (patterns.length > 0) await runPatterns(patterns);
  if (namedChecks.length > 0 || patterns.length === 0) {
    const chosenChecks = namedChecks.length > 0 ? namedChecks : CHECKS.filter(({ tier }) => tier === values.tier);
    const { runChecks, TIER_COMMANDS } = await import('./run-checks.mjs');
    if (chosenChecks.length === 0) throw new CommandError(`--tier is one of ${Object.keys(TIER_COMMANDS).join(', ')}.`);
    if (!(await runChecks(chosenChecks, namedChecks.length > 0 ? [] : CHECKS))) process.exitCode = 1;
  }
} catch (error) {
  reportFailure(error);
}

/** Runs the specs whose path contains one of the patterns. @param {readonly string[]} patterns */
async function runPatterns(patterns) {
  const { findSpecs, runSpecs } = await import('./specs.mjs');
  for (const pattern of patterns) {
    const found = findSpecs(pattern);
    if (found.size === 0) throw new CommandError(`There is neither a check nor a spec with the name "${pattern}".`);
    if (!(await runSpecs(found))) process.exitCode = 1;
  }
}
