// Compares the shared packages of a new build with those of the published site.
import { REMOTES } from '@bearings/build/site';
import { listIncompatibilities } from '@bearings/checks/surface-compatibility';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PublishError } from './publish-error.mjs';
import { getUsedVersionPath } from './remote-versions.mjs';

/** The name of the file that lists which exports of the shared packages a build offers or uses. */
export const SURFACE_FILE = 'surface.json';
/** Maximum number of missing exports that a message lists. */
const MAX_LISTED_EXPORTS = 5;

/** @typedef {'shell' | import('@bearings/build/site').RemoteName} Part */

/**
 * Checks that every remote of the site can run with the shell after these parts are published, and that its prerendered
 * pages fit the shell's frame. Otherwise throws a PublishError that names each remote with the reason, and all parts that
 * have to be published together, or the part that lacks the file {@link SURFACE_FILE}.
 * @param {readonly Part[]} parts
 * @param {string} site
 * @param {(part: Part) => string} builtAt returns the folder of a part's build
 */
export function checkSurfaces(parts, site, builtAt) {
  const conflicts = findConflicts(parts, site, builtAt);
  if (conflicts.length === 0) return;
  const reasons = conflicts.map(
    ({ remote, found }) => `${describeConflict(parts, remote)}: ${listReasons(found).join(', ')}`,
  );
  const together = listPartsTogether([...parts, ...conflicts.map(({ remote }) => remote)], site, builtAt);
  throw new PublishError(
    `${reasons.join('. ')}. Nothing was published; build from one state and publish "${together.join(' ')}" together.`,
  );
}

/**
 * Returns the remotes that could not run with the shell after these parts are published, with the reasons.
 * @param {readonly Part[]} parts
 * @param {string} site
 * @param {(part: Part) => string} builtAt
 */
function findConflicts(parts, site, builtAt) {
  const findFolder = (/** @type {Part} */ part) => {
    if (parts.includes(part)) return builtAt(part);
    const folder = part === 'shell' ? site : join(site, getUsedVersionPath(site, part));
    const entry = part === 'shell' ? 'index.html' : 'mf-manifest.json';
    return existsSync(join(folder, entry)) ? folder : null;
  };
  const shell = findFolder('shell');
  if (!shell) return [];
  return REMOTES.flatMap((remote) => {
    const folder = findFolder(remote);
    if (!folder || !(parts.includes('shell') || parts.includes(remote))) return [];
    const found = listIncompatibilities(readSurface(folder, remote, parts), readSurface(shell, 'shell', parts));
    return found.length === 0 ? [] : [{ remote, found }];
  });
}

/**
 * Returns the parts to publish together: the given ones, the shell, and every remote of the site that the shell's build
 * would leave behind.
 * @param {readonly Part[]} parts
 * @param {string} site
 * @param {(part: Part) => string} builtAt
 */
function listPartsTogether(parts, site, builtAt) {
  const withShell = [...parts, /** @type {Part} */ ('shell')];
  const isShellBuilt = existsSync(join(builtAt('shell'), SURFACE_FILE));
  const leftBehind = isShellBuilt
    ? findConflicts(['shell'], site, builtAt)
    : REMOTES.map((remote) => ({ remote })).filter(({ remote }) => hasRemote(site, remote));
  const wanted = new Set([...withShell, ...leftBehind.map(({ remote }) => remote)]);
  return /** @type {Part[]} */ (['shell', ...REMOTES]).filter((part) => wanted.has(part));
}

/** Returns whether the site has a version of a remote. @param {string} site @param {Part} remote */
const hasRemote = (site, remote) =>
  remote !== 'shell' && existsSync(join(site, getUsedVersionPath(site, remote), 'mf-manifest.json'));

/** @param {ReturnType<typeof listIncompatibilities>} found */
function listReasons(found) {
  const listedNames = found
    .slice(0, MAX_LISTED_EXPORTS)
    .map(({ package: owner, name, reason }) =>
      name === null ? `${owner} ${reason}` : `\`${name}\` of ${owner} ${reason}`,
    );
  const more = found.length - MAX_LISTED_EXPORTS;
  return more > 0 ? [...listedNames, `and ${more} more`] : listedNames;
}

/** @param {readonly Part[]} parts @param {Part} remote */
function describeConflict(parts, remote) {
  if (!parts.includes('shell')) {
    return `The remote ${remote} uses what the published shell does not offer`;
  }
  return parts.includes(remote)
    ? `The remote ${remote} uses what the shell does not offer`
    : `The shell does not offer what the published remote ${remote} uses`;
}

/** @param {string} folder @param {Part} part @param {readonly Part[]} parts */
function readSurface(folder, part, parts) {
  const file = join(folder, SURFACE_FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new PublishError(
    parts.includes(part)
      ? `There is no ${file}: build ${part} again.`
      : `The published ${part} has no ${SURFACE_FILE}, so nothing can be compared with it: publish it too.`,
  );
}
