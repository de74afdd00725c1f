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
 * Checks that every remote of the site can run with the shell after these parts are published.
 * Otherwise throws a PublishError that names the remote, the package and the missing export, or the
 * part that lacks the file {@link SURFACE_FILE}.
 * @param {readonly Part[]} parts
 * @param {string} site
 * @param {(part: Part) => string} builtAt returns the folder of a part's build
 */
export function checkSurfaces(parts, site, builtAt) {
  const findFolder = (/** @type {Part} */ part) => {
    if (parts.includes(part)) return builtAt(part);
    const folder = part === 'shell' ? site : join(site, getUsedVersionPath(site, part));
    const entry = part === 'shell' ? 'index.html' : 'mf-manifest.json';
    return existsSync(join(folder, entry)) ? folder : null;
  };
  const shell = findFolder('shell');
  if (!shell) return;
  for (const remote of REMOTES) {
    const folder = findFolder(remote);
    const isRemotePublished = parts.includes('shell') || parts.includes(remote);
    if (folder && isRemotePublished) checkRemoteAgainstShell(parts, remote, folder, shell);
  }
}

/**
 * Throws a PublishError if a remote cannot run with the shell.
 * @param {readonly Part[]} parts the parts that are being published
 * @param {Part} remote
 * @param {string} folder folder of the remote's build
 * @param {string} shell folder of the shell's build
 */
function checkRemoteAgainstShell(parts, remote, folder, shell) {
  const usedSurface = readSurface(folder, remote, parts);
  const found = listIncompatibilities(usedSurface, readSurface(shell, 'shell', parts));
  if (found.length === 0) return;
  const listedNames = found
    .slice(0, MAX_LISTED_EXPORTS)
    .map(({ package: owner, name, reason }) =>
      name === null ? `${owner} ${reason}` : `\`${name}\` of ${owner} ${reason}`,
    );
  const moreText = found.length > MAX_LISTED_EXPORTS ? `, and ${found.length - MAX_LISTED_EXPORTS} more` : '';
  throw new PublishError(`${describeConflict(parts, remote)}: ${listedNames.join(', ')}${moreText}. ${ADVICE_TEXT}`);
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

const ADVICE_TEXT = 'Nothing was published; build both from one state and publish them together.';

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
