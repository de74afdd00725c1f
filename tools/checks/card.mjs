// npm run card [-- package …]: in a throw-away copy of the project, takes each package of the design
// away in turn and runs the check that needs it, which has to fail and to name the package. First
// every check has to pass with nothing taken away.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CARD } from './card-list.mjs';
import { linkTree } from './link-tree.mjs';
import { listWorkspaces } from './workspaces.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const LIMIT_MS = 10 * 60_000;

/** @typedef {import('./card-list.mjs').CardCheck} CardCheck */

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !CARD.some(({ packages }) => packages.includes(name)));
if (unknown) {
  console.error(`${unknown} is not on the card.`);
  process.exit(2);
}
const chosen = CARD.map((check) => ({
  ...check,
  packages: check.packages.filter((name) => wanted.length === 0 || wanted.includes(name)),
})).filter(({ packages }) => packages.length > 0);

const copy = mkdtempSync(join(tmpdir(), 'bearings-card-'));
// PostgreSQL refuses to run as root and so runs as somebody else, who has to reach its programs.
chmodSync(copy, 0o755);
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => process.exit(1));
copyProject();

/** @type {string[]} */
const problems = [];
for (const check of chosen) {
  const { ok, output } = run(check);
  console.log(`${ok ? 'passes' : 'FAILS '}  with everything: ${check.name}`);
  if (!ok) problems.push(`"${check.name}" fails with nothing taken away:\n${output}`);
}
if (problems.length === 0) {
  for (const check of chosen) {
    for (const name of check.packages) problems.push(...problemsWithout(check, name));
  }
}
for (const problem of problems) console.error(`\n${problem}`);
console.log(
  `\n${problems.length === 0 ? 'Every package is needed.' : `${problems.length} problems.`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Copies the sources as they are in the working tree, and links what is installed. */
function copyProject() {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  for (const file of files.split('\0').filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  for (const folder of moduleFolders(ROOT)) {
    linkTree(join(ROOT, folder), join(copy, folder));
  }
}

/** Every `node_modules` of the project and of its workspaces. @param {string} root */
function moduleFolders(root) {
  return ['.', ...listWorkspaces(ROOT).map(({ folder }) => folder)]
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(join(root, folder)));
}

/**
 * @param {CardCheck} check
 * @returns {{ ok: boolean, output: string }}
 */
function run({ folder, args, result }) {
  const made = result && join(copy, folder, result);
  if (made) rmSync(made, { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: 256 * 1024 * 1024,
  });
  const ok = status === 0 && (!made || existsSync(made));
  return { ok, output: `${stdout}\n${stderr}` };
}

/**
 * Runs a check without a package.
 * @param {CardCheck} check
 * @param {string} name
 * @returns {string[]} what was not as it has to be
 */
function problemsWithout(check, name) {
  const places = moduleFolders(copy)
    .map((folder) => join(copy, folder, name))
    .filter((place) => existsSync(place));
  if (places.length === 0) return [`${name} is not installed.`];
  const hidden = places.map((place, index) => ({ place, away: join(copy, `removed-${index}`) }));
  for (const { place, away } of hidden) renameSync(place, away);
  const { ok, output } = run(check);
  for (const { place, away } of hidden) renameSync(away, place);

  const isNamed = output.includes(name);
  console.log(`${!ok && isNamed ? 'red   ' : 'GREEN '}  without ${name}: ${check.name}`);
  if (ok) return [`"${check.name}" passes without ${name}.`];
  return isNamed ? [] : [`"${check.name}" fails without ${name}, but does not name it:\n${output}`];
}
