// node tools/checks/shared-surface.mjs [--write]: checks that surface.json of each shared package lists
// what it offers, with types, and that of each remote what it uses. Part of `npm test`; `npm run surface`
// rewrites the files, and raises the version of a package that offers something else.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import ts from 'typescript';
import { describeExports } from './describe-types.mjs';
import { raisedVersion } from './surface-compatibility.mjs';
import { usedNames } from './used-names.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
/** The entry points that the shell shares with the remotes. */
const SHARED = [
  { folder: 'libs/ui', name: '@bearings/ui', entries: ['.', './controls'] },
  { folder: 'libs/web', name: '@bearings/web', entries: ['.', './router'] },
];
const REMOTES = ['frontend-account', 'frontend-assessment', 'frontend-marketing'];

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const stale = [];
for (const { folder, entries } of SHARED) {
  if (!(await settle(folder, offeredBy(folder, entries)))) stale.push(folder);
}
for (const folder of REMOTES) {
  if (!(await settle(folder, usedNames(ROOT, folder, SHARED)))) stale.push(folder);
}
if (stale.length > 0) {
  console.error(
    `surface.json is out of date in ${stale.join(', ')}: run \`npm run surface\` and commit what it writes.`,
  );
  process.exitCode = 1;
}

/** @param {string} folder @param {readonly string[]} entries */
function offeredBy(folder, entries) {
  const home = join(ROOT, folder);
  const manifest = readJson(join(home, 'package.json'));
  const configuration = ts.getParsedCommandLineOfConfigFile(
    join(home, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => console.error(problem) },
  );
  const files = entries.map((entry) => resolve(home, manifest.exports[entry]));
  const described = describeExports(files, configuration?.options ?? {});
  const types = entries.map((entry, index) => [entry, described[index]]);
  return { version: manifest.version, entries: Object.fromEntries(types) };
}

/**
 * Returns whether the file of a folder has this content, after writing it if that is asked for.
 * @param {string} folder @param {any} surface
 */
async function settle(folder, surface) {
  const file = join(ROOT, folder, 'surface.json');
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known === (await formatted(surface))) return true;
  if (!values.write) return false;
  const raised = known && surface.version ? raisedVersion(JSON.parse(known), surface) : null;
  if (raised) setVersion(folder, raised);
  writeFileSync(file, await formatted(raised ? { ...surface, version: raised } : surface));
  console.log(`${basename(folder)}: surface.json${raised ? ` and version ${raised}` : ''} written`);
  return true;
}

/** @param {object} surface */
async function formatted(surface) {
  const { printWidth } = readJson(join(ROOT, '.oxfmtrc.json'));
  const { code } = await format('surface.json', JSON.stringify(surface), { printWidth });
  return code;
}

/** @param {string} folder @param {string} version */
function setVersion(folder, version) {
  const file = join(ROOT, folder, 'package.json');
  writeFileSync(file, `${JSON.stringify({ ...readJson(file), version }, null, 2)}\n`);
  const lockFile = join(ROOT, 'package-lock.json');
  const lock = readJson(lockFile);
  lock.packages[folder].version = version;
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
