import { existsSync, readFileSync, rmSync } from 'node:fs';
import { CommandError, inProject, run, toolEnvironment } from './project.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, resolved?: string }} LockedPackage */

/** Installs what the lock file names, where it is not all there. */
export async function ensureInstalled() {
  const lockFile = inProject('package-lock.json');
  const installed = inProject('node_modules/.package-lock.json');
  if (existsSync(installed) && isComplete(readPackages(lockFile), readPackages(installed))) return;
  console.log('Installing packages (npm ci) …');
  // An installation that was cut short leaves folders that npm itself stumbles over.
  if (!existsSync(installed)) rmSync(inProject('node_modules'), { recursive: true, force: true });
  const npm = process.env.npm_execpath;
  // Development packages too, even where npm or NODE_ENV were told to leave them out: they build it.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const done = await run(command ?? 'npm', [...first, ...args], { env: toolEnvironment() });
  if (!done)
    throw new CommandError('The packages cannot be installed: npm ci failed as shown above.');
}

/**
 * npm writes down what it has installed when it has finished; this compares that with the lock file.
 * Optional packages are for some platforms only and are let pass, and so is a package of the project
 * whose folder is not there: npm leaves both out.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 * @param {(folder: string) => boolean} isPackage whether there is such a package of the project
 */
export function isComplete(wanted, installed, isPackage = hasManifest) {
  return Object.entries(wanted).every(
    ([path, { version, optional, link, resolved = '' }]) =>
      !path.includes('node_modules/') ||
      optional ||
      (link && !isPackage(resolved)) ||
      (installed[path] && installed[path].version === version),
  );
}

/** @param {string} folder */
const hasManifest = (folder) => existsSync(inProject(folder, 'package.json'));

/** @param {string} file @returns {Record<string, LockedPackage>} */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
