// Manages the published versions of each remote, and the file `remotes.json`, which says which version is used.
import { REMOTES, remotePath } from '@bearings/build/site';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFilesIn } from './files-in.mjs';
import { replaceFile } from './replace-file.mjs';

/**
 * @typedef {import('@bearings/build/site').RemoteName} RemoteName
 * @typedef {Partial<Record<RemoteName, { entry: string }>>} Entries
 * @typedef {{ claims?: import('./publish-site.mjs').Claims, origin?: string }} Settings settings that apply to all
 * pages
 * @typedef {Entries & { site?: Settings }} Remotes the content of `remotes.json`
 * @typedef {{ version: string, lastUsed: Date, isUsed: boolean }} Version
 */

/** The name of the file that contains a build's pages of the careers library, which are prerendered separately. */
export const LIBRARY_FILE = 'library.json';
const MANIFEST_FILE = 'mf-manifest.json';
/** Number of hexadecimal digits of the hash in a version, enough to distinguish builds. */
const HASH_DIGITS = 10;
const DAY_MS = 24 * 60 * 60 * 1_000;
/**
 * How long old files are kept, because a page that was opened before a release continues to load files of its release.
 */
export const KEEP_OLD_FILES_MS = 30 * DAY_MS;

/**
 * Returns the content of `remotes.json`, or an empty object if the site has none. The files of a remote that is not
 * listed in it are at a path without a version.
 * @param {string} site
 * @returns {Remotes}
 */
export function readRemotes(site) {
  const file = join(site, 'remotes.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Returns the path of a remote's version in use, such as `/remotes/account/0.1.0-0a1b2c3d4e`.
 * @param {string} site
 * @param {RemoteName} remote
 */
export function getUsedVersionPath(site, remote) {
  const entry = readRemotes(site)[remote]?.entry;
  return entry ? dirname(entry) : remotePath(remote);
}

/** @param {RemoteName} remote @param {string} version */
export const versionPath = (remote, version) => `${remotePath(remote)}/${version}`;

/**
 * Returns the version of a built remote: the version of its package, and a hash of every file, so
 * that the same build has the same version on every site.
 * @param {string} built the build's folder
 * @param {string} packageVersion
 */
export function createVersion(built, packageVersion) {
  const hash = createHash('sha256');
  // The library's pages are left out of the hash, because they may be added to a version after it was published.
  for (const file of listFilesIn(built).toSorted()) {
    if (file === LIBRARY_FILE) continue;
    const content = readFileSync(join(built, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return `${packageVersion}-${hash.digest('hex').slice(0, HASH_DIGITS)}`;
}

/**
 * Stores in `remotes.json` the settings, and the new version in use of each given remote. The file is replaced with one
 * rename, so that a browser reads either the old or the new one.
 * @param {string} site
 * @param {Partial<Record<RemoteName, string>>} versions
 * @param {Settings} settings
 */
export function storeUsedVersions(site, versions, settings) {
  /** @type {Remotes} */
  const after = { ...readRemotes(site), site: settings };
  for (const remote of REMOTES) {
    const version = versions[remote];
    if (!version) continue;
    markVersionUsed(site, remote);
    after[remote] = { entry: `${versionPath(remote, version)}/${MANIFEST_FILE}` };
  }
  replaceFile(join(site, 'remotes.json'), `${JSON.stringify(after, null, 2)}\n`);
  for (const remote of REMOTES) if (versions[remote]) markVersionUsed(site, remote);
}

/**
 * Records that the version in use was used until now, by setting the date of its manifest. Versions that were not used
 * for 30 days are deleted.
 * @param {string} site
 * @param {RemoteName} remote
 */
function markVersionUsed(site, remote) {
  const manifest = join(site, getUsedVersionPath(site, remote), MANIFEST_FILE);
  const now = new Date();
  if (existsSync(manifest)) utimesSync(manifest, now, now);
}

/**
 * Returns the published versions of a remote, the last used first.
 * @param {string} site
 * @param {RemoteName} remote
 * @returns {Version[]}
 */
export function listVersions(site, remote) {
  const usedName = basename(getUsedVersionPath(site, remote));
  const folder = join(site, remotePath(remote));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((version) => existsSync(join(folder, version, MANIFEST_FILE)))
    .map((version) => ({
      version,
      lastUsed: statSync(join(folder, version, MANIFEST_FILE)).mtime,
      isUsed: version === usedName,
    }))
    .toSorted((a, b) => Number(b.isUsed) - Number(a.isUsed) || +b.lastUsed - +a.lastUsed);
}

/**
 * Deletes the versions that were not used for 30 days.
 * @param {string} site
 * @param {number} [now]
 */
export function removeOldVersions(site, now = Date.now()) {
  for (const remote of REMOTES) {
    for (const { version, lastUsed, isUsed } of listVersions(site, remote)) {
      const isOld = now - lastUsed.getTime() > KEEP_OLD_FILES_MS;
      if (isOld && !isUsed) rmSync(join(site, versionPath(remote, version)), { recursive: true });
    }
  }
}
