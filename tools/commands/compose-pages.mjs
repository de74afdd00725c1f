import { remotePath } from '@bearings/build/site';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the site that holds prerendered pages: `/about` is in `pages/about/index.html`. */
export const PAGES = 'pages';

/** What composing writes, as names at the root of the site. */
export const COMPOSED = [PAGES, 'sitemap.xml', 'robots.txt', 'blog'];

const MARKETING = remotePath('marketing');

/**
 * @typedef {{ path: string, chunk: string, head: string, html: string }} Fragment
 * @typedef {{ shell: string, origin: string, pages: Fragment[], files: Record<string, string> }} Prerendered
 * @typedef {Record<string, string[]>} Chunks the files of each named chunk
 */

/**
 * Makes whole pages of the shell's page and of what the marketing remote brings prerendered, as both
 * lie in a published site. Without anything prerendered there are none.
 * @param {string} site the published site's folder
 * @param {string} origin where the site is reached, such as `https://example.org`
 * @returns {Map<string, string>} what to write, by its path in the site
 */
export function composePages(site, origin) {
  const shellFile = join(site, 'index.html');
  const prerenderedFile = join(site, MARKETING, 'prerendered.json');
  /** @type {Map<string, string>} */
  const files = new Map();
  if (!existsSync(shellFile) || !existsSync(prerenderedFile)) return files;

  const shell = readFileSync(shellFile, 'utf8');
  /** @type {Prerendered} */
  const prerendered = readJson(prerenderedFile);
  const atOrigin = (/** @type {string} */ text) => text.replaceAll(prerendered.origin, origin);
  for (const [path, text] of Object.entries(prerendered.files)) files.set(path, atOrigin(text));

  if (createHash('sha256').update(shell).digest('hex') !== prerendered.shell) {
    console.warn(
      'The marketing pages were prerendered with another shell; build and publish it again. Until then browsers draw them.',
    );
    return files;
  }
  const assets = readAssets(site);
  const remotes = readJson(join(site, 'remotes.json'));
  for (const page of prerendered.pages) {
    const whole = composePage(shell, page, assets, { origin, remotes });
    files.set(join(PAGES, page.path, 'index.html'), atOrigin(whole));
  }
  return files;
}

/**
 * @param {string} shell the shell's page
 * @param {Fragment} page
 * @param {{ fonts: string[], chunks: Chunks }} assets
 * @param {object} data for the shell's script
 */
function composePage(shell, page, { fonts, chunks }, data) {
  const { js, css } = filesOf(page, chunks);
  const { sheets, scripts, rest } = partsOf(shell);
  // What the first paint waits for comes first, then what brings the page to life.
  const head = [
    marked(page.head),
    ...sheets,
    // `data-href` is the name by which the remote's own code recognises its style sheet.
    ...css.map(
      (file) => `<link rel="stylesheet" href="${MARKETING}/${file}" data-href="${file}" />`,
    ),
    ...fonts.map((font) => preload('font', font, ' crossorigin')),
    ...scripts,
    ...js.map((file) => preload('script', `${MARKETING}/${file}`, ' fetchpriority="low"')),
  ].join('\n    ');
  return rest
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${page.html}</div>\n    ${pageData(data)}`,
    );
}

const OWN_META = /\s*<(?:title|meta)\s+data-until-started[^>]*>(?:[^<]*<\/title>)?/g;
const SHEET = /<link\b[^>]*rel="stylesheet"[^>]*>/g;
const SCRIPT = /<script defer[^>]*><\/script>/g;

/** Takes apart the shell's page, and leaves out what it says about itself. @param {string} shell */
function partsOf(shell) {
  return {
    sheets: shell.match(SHEET) ?? [],
    scripts: shell.match(SCRIPT) ?? [],
    rest: shell.replace(OWN_META, '').replace(SHEET, '').replace(SCRIPT, ''),
  };
}

/** Until the page comes to life its head is ours: if it cannot, the shell clears it away. @param {string} head */
const marked = (head) => head.replace(/<(title|meta|link)\b/g, '<$1 data-until-started');

/** @param {string} as @param {string} file @param {string} more */
const preload = (as, file, more) => `<link rel="preload" as="${as}" href="${file}"${more} />`;

/** @param {object} data */
const pageData = (data) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * What the remote will ask for to bring a page to life: its entry, its routes, the page's own code.
 * @param {Fragment} page
 * @param {Chunks} chunks
 */
function filesOf({ chunk, path }, chunks) {
  const files = ['frontend_marketing', '__federation_expose_routes', chunk].flatMap((name) => {
    const found = chunks[name];
    if (!found) throw new Error(`${path}: the marketing remote has no chunk ${name}.`);
    return found;
  });
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

/** @param {string} site @returns {{ fonts: string[], chunks: Chunks }} */
function readAssets(site) {
  const shell = readFileSync(join(site, 'index.html'), 'utf8');
  const sheets = [...shell.matchAll(/href="(\/[^"]+\.css)"/g)].map(([, file = '']) => file);
  const css = sheets.map((file) => readFileSync(join(site, file), 'utf8')).join('');
  const fonts = [...css.matchAll(/url\("?(\/[^")]+\.woff2)"?\)/g)].map(([, file = '']) => file);
  return { fonts, chunks: readJson(join(site, MARKETING, 'chunks.json')) };
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
