// Reads the files of a published site that a composed page refers to or inlines.
import { remotePath } from '@bearings/build/site';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY_FILE, getUsedVersionPath } from './remote-versions.mjs';

/**
 * @typedef {import('@bearings/build/site').RemoteName} RemoteName
 * @typedef {Record<string, string[]>} Chunks the files of each named chunk
 * @typedef {{ name: string, text: string }} Sheet a style sheet, with the name by which the code
 *   requests it
 * @typedef {{ head: string, html: string }} Rendered
 * @typedef {{ path: string, chunk: string, controls: boolean, claimed?: Record<'examples' | 'shown', Rendered>, replies?: object, program?: string } &
 *   Rendered} Fragment a prerendered page without the shell's scripts
 * @typedef {{ origin: string, pages: Fragment[], files: Record<string, string>,
 *   paths?: string[], moved?: Record<string, string>, listed?: Record<string, string[]> }} Prerendered
 */

const STYLESHEET_PATTERN = /<link\b[^>]*rel="stylesheet"[^>]*>/g;
const SCRIPT_PATTERN = /<script defer[^>]*><\/script>/g;
/** Matches the font subsets that `subset-fonts.mjs` writes. */
const BASIC_FONT = /url\("?(\/[^")]+-basic\.[^")]+\.woff2)"?\)/g;
const SHELL_META_PATTERN = /\s*<(?:title|meta)\s+data-until-started[^>]*>(?:[^<]*<\/title>)?/g;

/**
 * Splits the shell's page into styles, scripts and the rest.
 * @param {string} site the published site's folder
 */
export function readShell(site) {
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const sheets = (page.match(STYLESHEET_PATTERN) ?? []).map((tag) => {
    const name = readAttribute(tag, 'href');
    return { name, text: inlineFonts(site, readFileSync(join(site, name), 'utf8')) };
  });
  return {
    page,
    sheets,
    scripts: (page.match(SCRIPT_PATTERN) ?? []).map((tag) => readAttribute(tag, 'src')),
    /** The scripts of the package `@bearings/ui/controls`, which only some pages need. */
    controls: listScripts('', readChunks(site).controls ?? []),
    /** The page without style sheets, scripts and metadata. */
    frame: page.replace(SHELL_META_PATTERN, '').replace(STYLESHEET_PATTERN, '').replace(SCRIPT_PATTERN, ''),
  };
}

/**
 * Returns the style sheet with the basic fonts inline, so that the first paint can use them.
 * @param {string} site
 * @param {string} sheet
 */
const inlineFonts = (site, sheet) =>
  sheet.replace(BASIC_FONT, (_whole, file) => {
    const font = readFileSync(join(site, file)).toString('base64');
    return `url(data:font/woff2;base64,${font})`;
  });

/** @param {string} tag @param {string} name */
const readAttribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/**
 * Returns the files that make a prerendered page interactive: the entry script, the routes and the page's code.
 * @param {string} site
 * @param {RemoteName} remote
 * @param {{ path: string, chunk: string }} page
 * @returns {{ scripts: string[], sheets: Sheet[] }} URLs of scripts, and texts of style sheets
 */
export function remoteFiles(site, remote, { path, chunk }) {
  const address = getUsedVersionPath(site, remote);
  const chunks = readChunks(join(site, address));
  const files = [`frontend_${remote}`, '__federation_expose_routes', chunk].flatMap((name) => {
    const found = chunks[name];
    if (!found) throw new Error(`${path}: the remote ${remote} has no chunk ${name}.`);
    return found;
  });
  return {
    scripts: listScripts(address, files),
    sheets: files
      .filter((file) => file.endsWith('.css'))
      .map((name) => ({ name, text: findStylesheet(site, remote, name) })),
  };
}

/** @param {string} folder @param {string[]} files @returns the URLs of the scripts among the files */
const listScripts = (folder, files) =>
  [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => `${folder}/${file}`);

/** @param {string} folder @returns {Chunks} */
const readChunks = (folder) => readJson(join(folder, 'chunks.json'));

/** @param {string} site @param {RemoteName} remote @param {string} name */
function findStylesheet(site, remote, name) {
  const text = readFileSync(join(site, getUsedVersionPath(site, remote), name), 'utf8');
  // In an inline style sheet, a relative URL would be relative to the page.
  if (/url\((?!["']?(?:data:|#|\/))/.test(text)) {
    throw new Error(`${remote}/${name} refers to a file beside it, which an inlined style sheet cannot do.`);
  }
  return text;
}

/**
 * Returns a remote's prerendered pages, or undefined if it has none. The build wrote paths without a version into the
 * pages. This function inserts the version in use, so that the pages refer to the pictures of that version.
 * @param {string} site
 * @param {RemoteName} remote
 * @param {boolean} [library] whether to include the separately prerendered pages of the careers library
 * @returns {Prerendered | undefined}
 */
export function readPrerendered(site, remote, library = false) {
  const address = getUsedVersionPath(site, remote);
  const readAssets = (/** @type {string} */ name) => {
    const file = join(site, address, name);
    if (!existsSync(file)) return undefined;
    return JSON.parse(readFileSync(file, 'utf8').replaceAll(`${remotePath(remote)}/`, `${address}/`));
  };
  /** @type {Prerendered | undefined} */
  const prerendered = readAssets('prerendered.json');
  /** @type {{ pages: Fragment[] } | undefined} */
  const libraryAssets = library ? readAssets(LIBRARY_FILE) : undefined;
  if (!prerendered || !libraryAssets) return prerendered;
  return { ...prerendered, pages: [...prerendered.pages, ...libraryAssets.pages] };
}

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
