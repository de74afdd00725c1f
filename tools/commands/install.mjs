import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, toProjectPath, PROJECT_FOLDER, run, toolEnvironment } from './project.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, resolved?: string }} LockedPackage */

/** Installs the packages of the lock file unless all are installed. */
export async function ensureInstalled() {
  const lockFile = toProjectPath('package-lock.json');
  const installedLock = toProjectPath('node_modules/.package-lock.json');
  const wantedPackages = readPackages(lockFile);
  if (existsSync(installedLock) && isComplete(wantedPackages, readPackages(installedLock)) && isOnDisk(wantedPackages))
    return;
  console.log('Installing packages (npm ci), which takes one to three minutes …');
  // An interrupted installation leaves folders on which npm ci fails, so they are deleted.
  if (!existsSync(installedLock)) rmSync(toProjectPath('node_modules'), { recursive: true, force: true });
  const npm = process.env.npm_execpath;
  // Development packages are needed to build the site, so they are installed even if npm's settings or NODE_ENV exclude
  // them.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const done = await run(command ?? 'npm', [...first, ...args], { env: toolEnvironment() });
  if (!done) throw new CommandError('The packages cannot be installed: npm ci failed as shown above.');
}

/**
 * Returns whether npm's record of the installation contains every package of the lock file with the same version, and
 * the project's own packages with the same folders. Skips optional packages, which only some platforms have.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 */
function isComplete(wanted, installed) {
  return Object.entries(wanted).every(
    ([path, { version, resolved, optional, link }]) =>
      !path.includes('node_modules/') ||
      optional ||
      (link ? installed[path]?.resolved === resolved : installed[path]?.version === version),
  );
}

/**
 * Returns whether the folder of every package exists. npm's record may be wrong: some packages are installed inside the
 * project's own packages, and are lost in a clean-up or if only the root node_modules is copied.
 * @param {Record<string, LockedPackage>} wanted
 * @param {string} [root]
 */
export function isOnDisk(wanted, root = PROJECT_FOLDER) {
  return Object.entries(wanted).every(
    ([path, { optional, link }]) => !path.includes('node_modules/') || optional || link || existsSync(join(root, path)),
  );
}

/** @param {string} file @returns {Record<string, LockedPackage>} */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
