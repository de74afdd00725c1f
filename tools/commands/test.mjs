// npm test: installs what is missing, runs every check to the end and fails if any of them failed.
import { demandNode } from './node-version.mjs';
import { fail } from './project.mjs';

demandNode();
try {
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled();
  const { CHECKS } = await import('./checks.mjs');
  const { runChecks } = await import('./run-checks.mjs');
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !CHECKS.some((check) => check.name === name));
  if (unknown) {
    const names = CHECKS.map(({ name }) => name).join(', ');
    throw new Error(`There is no check "${unknown}": choose among ${names}.`);
  }
  const chosen = wanted.length ? CHECKS.filter(({ name }) => wanted.includes(name)) : CHECKS;
  if (!(await runChecks(chosen))) process.exitCode = 1;
} catch (error) {
  fail(error);
}
