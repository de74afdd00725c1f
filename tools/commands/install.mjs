import { existsSync, readFileSync } from 'node:fs';
import { CommandError, inProject, run, toolEnvironment } from './project.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage */

/** Installs what the lock file names, where it is not all there. */
export async function ensureInstalled() {
  const lockFile = inProject('package-lock.json');
  const installed = inProject('node_modules/.package-lock.json');
  if (existsSync(installed) && isComplete(readPackages(lockFile), readPackages(installed))) return;
  console.log('Installing packages (npm ci) …');
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
 * Optional packages are for some platforms only and are let pass.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 */
export function isComplete(wanted, installed) {
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') ||
      optional ||
      (installed[path] && installed[path].version === version),
  );
}

/** @param {string} file @returns {Record<string, LockedPackage>} */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
