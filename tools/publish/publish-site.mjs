import { REMOTES } from '@bearings/build/site';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { COMPOSED_FILES, composePages, PAGES_FOLDER } from './compose-pages.mjs';
import { listFilesIn } from './files-in.mjs';
import { composeKnownPaths, KNOWN_PATHS_FILE } from './known-paths.mjs';
import { composePageStarterMap, PAGE_STARTER_FILE } from './page-starter.mjs';
import { PublishError } from './publish-error.mjs';
import { readJson, readPrerendered } from './published-assets.mjs';
import { checkSurfaces } from './published-surface.mjs';
import {
  KEEP_OLD_FILES_MS,
  LIBRARY_FILE,
  listVersions,
  readRemotes,
  removeOldVersions,
  getUsedVersionPath,
  storeUsedVersions,
  createVersion,
  versionPath,
} from './remote-versions.mjs';
import { QUICK_BROTLI_QUALITY, removeFile, replaceFile, replaceWithoutCopies } from './replace-file.mjs';
import { SITE_PARTS } from './site-parts.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SITE_FOLDER = join(ROOT, 'dist/site');
/**
 * Matches files that refer to other files. They are replaced last, so that they never refer to a file that is not there
 * yet.
 */
const ENTRY_FILE_PATTERN =
  /^(index\.html|mf-manifest\.json|chunks\.json|prerendered\.json|library\.json|surface\.json)$/;

/** @typedef {import('@bearings/build/site').RemoteName} RemoteName */

/** @typedef {import('./site-parts.mjs').Part} Part */

/** @typedef {'shown' | 'examples' | 'hidden'} Claims how the site shows claims without evidence; see `ClaimsMode` */

/**
 * Reads the operator's variable CLAIMS, which says whether pages show claims without evidence; returns `otherwise` if
 * it is unset or empty. A demonstration shows them as examples.
 * @param {string | undefined} value
 * @param {Claims} [otherwise]
 * @returns {Claims}
 */
export function readClaims(value, otherwise = 'hidden') {
  if (!value) return otherwise;
  if (value === 'shown' || value === 'hidden') return value;
  throw new PublishError(`CLAIMS is ${value}: set it to shown or to hidden, or leave it unset.`);
}

/** @param {Part} part */
const toBuildFolder = (part) => join(ROOT, `frontend-${part}`, 'dist');

/**
 * The settings of a site that is published for the first time.
 * @type {Required<import('./remote-versions.mjs').Settings>}
 */
const DEFAULT_SETTINGS = { claims: 'hidden', origin: 'http://localhost:3000' };

/**
 * Returns the settings in the environment variables CLAIMS and PUBLIC_URL, as far as they are set.
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('./remote-versions.mjs').Settings}
 */
export function readSettingsFromEnvironment({ CLAIMS, PUBLIC_URL }) {
  return {
    ...(CLAIMS && { claims: readClaims(CLAIMS) }),
    ...(PUBLIC_URL && { origin: PUBLIC_URL.replace(/\/$/, '') }),
  };
}

/**
 * Returns the settings for publishing: those of the published site, or the given ones if it was never published. Throws
 * a PublishError if a given setting differs from the published one, because the pages of all remotes depend on it. With
 * `change`, the given settings replace the published ones instead.
 * @param {string} site
 * @param {import('./remote-versions.mjs').Settings} given
 * @param {boolean} [change]
 */
export function mergeWithPublishedSettings(site, given, change = false) {
  const publishedSettings = readRemotes(site).site ?? {};
  if (!change) {
    for (const [name, variable] of /** @type {const} */ ([
      ['claims', 'CLAIMS'],
      ['origin', 'PUBLIC_URL'],
    ])) {
      const [before, now] = [publishedSettings[name], given[name]];
      if (before && now && before !== now) {
        throw new PublishError(
          `The site was published with ${variable}=${before}, and ${variable} is ${now} here: unset it, or publish with --settings, which changes it on every page.`,
        );
      }
    }
  }
  return { ...DEFAULT_SETTINGS, ...publishedSettings, ...given };
}

/**
 * Publishes built front ends into one folder. Files are replaced before the files that refer to
 * them. Throws a PublishError, and publishes nothing, if a remote could not run with the shell of
 * the site or if the site would lose prerendered pages.
 * @param {readonly Part[]} [parts]
 * @param {string} [site] the site's folder
 * @param {Partial<import('./remote-versions.mjs').Settings>} [settings] the settings to change
 * @param {(part: Part) => string} [builtAt] returns the folder of a part's build
 */
export function publishSite(parts = SITE_PARTS, site = SITE_FOLDER, settings = {}, builtAt = toBuildFolder) {
  for (const built of parts.map(builtAt)) {
    if (!existsSync(built)) throw new PublishError(`There is no ${built}: build it first.`);
  }
  demandPrerenderedPages(parts, site, builtAt);
  checkSurfaces(parts, site, builtAt);
  const { claims, origin } = { ...DEFAULT_SETTINGS, ...readRemotes(site).site, ...settings };
  /** @type {Partial<Record<RemoteName, string>>} */
  const versions = {};
  for (const part of parts) {
    const builtFolder = builtAt(part);
    if (part === 'shell') publishFolder(builtFolder, site, NAMES_NOT_FROM_SHELL);
    else {
      const version = createVersion(builtFolder, packageVersion(part));
      publishFolder(builtFolder, join(site, versionPath(part, version)));
      versions[part] = version;
    }
  }
  storeUsedVersions(site, versions, { claims, origin });
  removeOldVersions(site);
  publishPages(origin, site, claims);
}

/**
 * Throws if publishing would remove prerendered pages from the site, because a build lacks pages that the site has.
 * @param {readonly Part[]} parts
 * @param {string} site
 * @param {(part: Part) => string} builtAt
 */
function demandPrerenderedPages(parts, site, builtAt) {
  const bareRemotes = REMOTES.filter(
    (remote) =>
      parts.includes(remote) && readPrerendered(site, remote) && !existsSync(join(builtAt(remote), 'prerendered.json')),
  );
  if (bareRemotes.length === 0) return;
  const targets = bareRemotes.map((remote) => `"npx nx run @bearings/prerender:build:${remote}"`);
  throw new PublishError(
    `The builds of ${bareRemotes.join(' and ')} have no prerendered pages, and the site has some: build them with ${targets.join(' and ')}, then publish again.`,
  );
}

/** Names at the site's root that are not in the shell's build. Publishing the shell must not delete them. */
const NAMES_NOT_FROM_SHELL = ['remotes', 'remotes.json', KNOWN_PATHS_FILE, PAGE_STARTER_FILE, ...COMPOSED_FILES];

/** @param {RemoteName} remote @returns {string} */
const packageVersion = (remote) => readJson(join(ROOT, `frontend-${remote}`, 'package.json')).version;

/**
 * Switches the site to another published version of a remote: first in `remotes.json`, then in the pages. Pages that
 * are open in a browser continue with their version. Throws a PublishError, and changes nothing, if the version does
 * not exist or could not run with the shell. Returns the previous version.
 * @param {RemoteName} remote
 * @param {string} version
 * @param {string} site
 */
export function switchRemote(remote, version, site) {
  const versions = listVersions(site, remote);
  const before = versions.find(({ isUsed }) => isUsed)?.version;
  if (!versions.some((each) => each.version === version)) {
    throw new PublishError(
      `The site has no version ${version} of ${remote}; it has ${versions.map((each) => each.version).join(', ') || 'none'}.`,
    );
  }
  checkSurfaces([remote], site, () => join(site, versionPath(remote, version)));
  const settings = readRemotes(site).site ?? {};
  storeUsedVersions(site, { [remote]: version }, settings);
  const { origin, claims } = { ...DEFAULT_SETTINGS, ...settings };
  publishPages(origin, site, claims);
  return before;
}

/**
 * Composes the prerendered pages and the list of paths of a published site again, after a change of
 * the site or of its settings. Stores the settings in `remotes.json` too.
 * @param {string} origin
 * @param {string} site
 * @param {Claims} claims
 * @param {boolean} [library] false leaves the separately prerendered pages of the careers library
 *   unchanged, so that starting the site does not wait for them
 */
export function publishPages(origin, site, claims, library = true) {
  storeUsedVersions(site, {}, { claims, origin });
  const pages = composePages(site, origin, library);
  // Compressing all pages takes seconds, so every page is replaced, and its path is known, before the first one is
  // compressed.
  for (const [file, text] of pages) replaceWithoutCopies(join(site, file), text);
  replaceFile(join(site, KNOWN_PATHS_FILE), composeKnownPaths(site));
  replaceFile(join(site, PAGE_STARTER_FILE), composePageStarterMap());
  for (const [file, text] of pages) {
    replaceFile(join(site, file), text, isLibrary(file) ? QUICK_BROTLI_QUALITY : undefined);
  }
  if (!existsSync(join(site, PAGES_FOLDER))) return;
  for (const file of listFilesIn(join(site, PAGES_FOLDER))) {
    const page = join(PAGES_FOLDER, file);
    if (!pages.has(page) && (library || !isLibrary(page))) removeFile(join(site, page));
  }
}

/**
 * Returns the lists of a published site that nginx reads only when it starts or reloads.
 * @param {string} site
 */
export const readGatewayLists = (site) =>
  [KNOWN_PATHS_FILE, PAGE_STARTER_FILE]
    .map((name) => join(site, name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('\n');

/**
 * Publishes the careers library, which is prerendered and published separately from the other pages. Does nothing if
 * the site uses another version of the remote that contains the library.
 * @param {string} [site]
 * @param {(part: Part) => string} [builtAt]
 */
export function publishLibrary(site = SITE_FOLDER, builtAt = toBuildFolder) {
  const builtFolder = builtAt('marketing');
  const folder = join(site, getUsedVersionPath(site, 'marketing'));
  if (basename(folder) !== createVersion(builtFolder, packageVersion('marketing'))) return;
  replaceFile(join(folder, LIBRARY_FILE), readFileSync(join(builtFolder, LIBRARY_FILE)));
  const { origin, claims } = { ...DEFAULT_SETTINGS, ...readRemotes(site).site };
  publishPages(origin, site, claims);
}

/**
 * Copies the files of a folder into another, and deletes old files there.
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} foreign names in `to` that are never deleted
 * @param {number} [now]
 */
export function publishFolder(from, to, foreign = [], now = Date.now()) {
  const files = listFilesIn(from).toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  for (const file of files) replaceFile(join(to, file), readFileSync(join(from, file)));
  const wantedFiles = new Set(files);
  for (const file of listFilesIn(to)) {
    if (wantedFiles.has(file) || foreign.includes(file.split(/[\\/]/)[0] ?? '')) continue;
    const oldFile = join(to, file);
    if (now - statSync(oldFile).mtimeMs > KEEP_OLD_FILES_MS) removeFile(oldFile);
  }
}

/** Returns whether a composed page belongs to the careers library. @param {string} file */
const isLibrary = (file) => file.startsWith(join(PAGES_FOLDER, 'careers'));

/** @param {string} file */
const isEntry = (file) => ENTRY_FILE_PATTERN.test(basename(file));
