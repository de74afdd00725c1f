// npm test: installs what is missing, runs every check to the end and fails if any of them failed.
// npm test -- --affected runs what a change touches, compared with main or with AFFECTED_BASE.
import { demandNode } from './node-version.mjs';
import { fail } from './project.mjs';

demandNode();
try {
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled();
  const { CHECKS } = await import('./checks.mjs');
  const { runChecks } = await import('./run-checks.mjs');
  const affected = process.argv.includes('--affected');
  const wanted = process.argv.slice(2).filter((word) => word !== '--affected');
  const unknown = wanted.find((name) => !CHECKS.some((check) => check.name === name));
  if (unknown) {
    const names = CHECKS.map(({ name }) => name).join(', ');
    throw new Error(`There is no check "${unknown}": choose among ${names}.`);
  }
  /** @type {import('./checks.mjs').Scope} */
  const scope = {};
  if (affected) {
    const { changedFiles, checksFor } = await import('./affected.mjs');
    const { start, files } = changedFiles(process.env.AFFECTED_BASE || 'main');
    wanted.push(
      ...checksFor(
        files,
        CHECKS.map(({ name }) => name),
      ),
    );
    console.log(`${files.length} files differ from ${start.slice(0, 9)}: ${wanted.join(', ')}.`);
    scope.since = start;
  }
  const chosen = wanted.length ? CHECKS.filter(({ name }) => wanted.includes(name)) : CHECKS;
  if (!(await runChecks(chosen, scope))) process.exitCode = 1;
} catch (error) {
  fail(error);
}
