import { REMOTES, remotePath, remotesFile } from '@bearings/build/site';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { COMPOSED, composePages, PAGES } from './compose-pages.mjs';
import { composeKnownPaths, KNOWN_PATHS_FILE } from './known-paths.mjs';
import { composePageStarterMap, PAGE_STARTER_FILE } from './page-starter.mjs';
import { PublishError } from './publish-error.mjs';
import { readJson } from './published-assets.mjs';
import { checkSurfaces } from './published-surface.mjs';
import { isPacked, removeFile, replaceFile } from './replace-file.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SITE = join(ROOT, 'dist/site');
/** Where people reach the site, for links that must be whole. */
const ORIGIN = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/$/, '');
/** Whether pages state claims that nothing in the repository proves. */
const CLAIMS = readClaims(process.env.CLAIMS);
const DAY_MS = 24 * 60 * 60 * 1_000;
/** A page that was opened before a release loads files of its own release later. */
const KEEP_OLD_FILES_MS = 30 * DAY_MS;
/** Files that refer to the others; they are replaced last. */
const ENTRIES = /^(index\.html|mf-manifest\.json|chunks\.json|prerendered\.json|surface\.json)$/;

/** @typedef {'shell' | import('@bearings/build/site').RemoteName} Part */

/** @typedef {'shown' | 'hidden'} Claims */

/**
 * Reads the owner's variable `CLAIMS`; unset or empty is `otherwise`.
 * @param {string | undefined} value
 * @param {Claims} [otherwise]
 * @returns {Claims}
 */
export function readClaims(value, otherwise = 'hidden') {
  if (!value) return otherwise;
  if (value === 'shown' || value === 'hidden') return value;
  throw new PublishError(`CLAIMS is ${value}: set it to shown or to hidden, or leave it unset.`);
}

/** @type {Part[]} */
export const PARTS = ['shell', ...REMOTES];

/** @param {Part} part */
const buildOf = (part) => join(ROOT, `frontend-${part}`, 'dist');

/**
 * Publishes built front ends into one folder. Every file it refers to is in place before it is. Throws
 * a PublishError, and publishes nothing, when a remote of the site could not run with its shell.
 * @param {readonly Part[]} parts
 * @param {string} [site] where to, if somewhere else
 * @param {string} [origin] where the site is reached
 * @param {Claims} [claims]
 * @param {(part: Part) => string} [builtAt] where the builds are, if somewhere else
 */
export function publishSite(
  parts = PARTS,
  site = SITE,
  origin = ORIGIN,
  claims = CLAIMS,
  builtAt = buildOf,
) {
  for (const built of parts.map(builtAt)) {
    if (!existsSync(built)) throw new PublishError(`There is no ${built}: build it first.`);
  }
  checkSurfaces(parts, site, builtAt);
  for (const part of parts) {
    const built = builtAt(part);
    const target = part === 'shell' ? site : join(site, remotePath(part));
    publishFolder(
      built,
      target,
      part === 'shell'
        ? ['remotes', 'remotes.json', KNOWN_PATHS_FILE, PAGE_STARTER_FILE, ...COMPOSED]
        : [],
    );
  }
  writeRemotesFile(site, { ...remotesFile(), site: { claims } });
  publishPages(origin, site, claims);
}

/**
 * Composes the prerendered pages of a published site and the list of its paths again: after a change
 * of the site, of its address, or of its owner's choice to show claims. `remotes.json` names the same
 * choice as the pages.
 * @param {string} origin
 * @param {string} [site]
 * @param {Claims} [claims]
 */
export function publishPages(origin, site = SITE, claims = CLAIMS) {
  const remotes = readJson(join(site, 'remotes.json'));
  writeRemotesFile(site, { ...remotes, site: { claims } });
  const pages = composePages(site, origin);
  for (const [file, text] of pages) replaceFile(join(site, file), text);
  replaceFile(join(site, KNOWN_PATHS_FILE), composeKnownPaths(site));
  replaceFile(join(site, PAGE_STARTER_FILE), composePageStarterMap());
  if (!existsSync(join(site, PAGES))) return;
  for (const file of filesIn(join(site, PAGES))) {
    if (!pages.has(join(PAGES, file))) removeFile(join(site, PAGES, file));
  }
}

/** @param {string} site @param {object} remotes */
const writeRemotesFile = (site, remotes) =>
  replaceFile(join(site, 'remotes.json'), `${JSON.stringify(remotes, null, 2)}\n`);

/**
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} foreign names in `to` that belong to others
 * @param {number} [now]
 */
export function publishFolder(from, to, foreign = [], now = Date.now()) {
  const files = filesIn(from).toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  for (const file of files) replaceFile(join(to, file), readFileSync(join(from, file)));
  const wanted = new Set(files);
  for (const file of filesIn(to)) {
    if (wanted.has(file) || foreign.includes(file.split(/[\\/]/)[0] ?? '')) continue;
    const old = join(to, file);
    if (now - statSync(old).mtimeMs > KEEP_OLD_FILES_MS) removeFile(old);
  }
}

/** @param {string} file */
const isEntry = (file) => ENTRIES.test(basename(file));

/** Files below a folder, without packed forms: those come and go with theirs. @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isPacked(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
