import { REMOTES, remotePath, remotesFile } from '@bearings/build/site';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { COMPOSED, composePages, PAGES } from './compose-pages.mjs';
import { CommandError, inProject } from './project.mjs';
import { isPacked, removeFile, replaceFile } from './replace-file.mjs';

const SITE = inProject('dist/site');
/** Where people reach the site, for links that must be whole. */
const ORIGIN = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/$/, '');
const DAY_MS = 24 * 60 * 60 * 1_000;
/** A page that was opened before a release still asks for the files of its own release. */
const KEEP_OLD_FILES_MS = 30 * DAY_MS;
/** What points at the other files; it changes only when those are in place. */
const ENTRIES = /^(index\.html|mf-manifest\.json|chunks\.json|prerendered\.json)$/;

/** @typedef {'shell' | import('@bearings/build/site').RemoteName} Part */

/** @type {Part[]} */
export const PARTS = ['shell', ...REMOTES];

/**
 * Publishes built front ends into one folder, `dist/site`, without a moment at which it is broken.
 * @param {readonly Part[]} parts
 * @param {string} [site] where to, if somewhere else
 * @param {string} [origin] where the site is reached
 */
export function publishSite(parts = PARTS, site = SITE, origin = ORIGIN) {
  for (const part of parts) {
    const built = inProject(`frontend-${part}`, 'dist');
    if (!existsSync(built)) throw new CommandError(`There is no ${built}: build it first.`);
    const target = part === 'shell' ? site : join(site, remotePath(part));
    publishFolder(built, target, part === 'shell' ? ['remotes', 'remotes.json', ...COMPOSED] : []);
  }
  replaceFile(join(site, 'remotes.json'), `${JSON.stringify(remotesFile(), null, 2)}\n`);
  publishPages(origin, site);
}

/**
 * Composes the prerendered pages of a published site anew: after anything in it has changed, or when
 * it is reached at another address.
 * @param {string} origin
 * @param {string} [site]
 */
export function publishPages(origin, site = SITE) {
  const pages = composePages(site, origin);
  for (const [file, text] of pages) replaceFile(join(site, file), text);
  if (!existsSync(join(site, PAGES))) return;
  for (const file of filesIn(join(site, PAGES))) {
    if (!pages.has(join(PAGES, file))) removeFile(join(site, PAGES, file));
  }
}

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
