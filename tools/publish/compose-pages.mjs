import { REMOTES } from '@bearings/build/site';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_STARTER } from './page-starter.mjs';
import { readJson, readPrerendered, readShell, remoteFiles } from './published-assets.mjs';

/** The site's folder with prerendered pages: `/about` is in `pages/about/index.html`. */
export const PAGES_FOLDER = 'pages';

/** Names of the files and folders that are written at the root of the site when its pages are composed. */
export const COMPOSED_FILES = [PAGES_FOLDER, 'sitemap.xml', 'robots.txt', 'blog'];

/** @typedef {import('./published-assets.mjs').Fragment} Fragment */

/**
 * Composes complete pages of a published site from the shell's page and the prerendered parts of
 * the remotes. Returns an empty map if the site has no prerendered parts.
 * @param {string} site the published site's folder
 * @param {string} origin the site's origin, such as `https://example.org`
 * @param {boolean} [library] whether to include the separately prerendered pages of the careers
 *   library
 * @returns {Map<string, string>} the content of each page by its path in the site
 */
export function composePages(site, origin, library = true) {
  /** @type {Map<string, string>} */
  const composedPages = new Map();
  if (!existsSync(join(site, 'index.html'))) return composedPages;
  const shell = readShell(site);
  const remotes = readJson(join(site, 'remotes.json'));
  for (const remote of REMOTES) {
    const prerendered = readPrerendered(site, remote, library);
    if (!prerendered) continue;
    const withOrigin = (/** @type {string} */ text) => text.replaceAll(prerendered.origin, origin);
    for (const [path, text] of Object.entries(prerendered.files)) composedPages.set(path, withOrigin(text));
    for (const page of prerendered.pages) {
      const files = remoteFiles(site, remote, page);
      // A page needs only the entry URL of its own remote; the shell fetches those of other remotes when needed. Pages
      // with API replies, such as the hundreds of pages of the careers library, leave out the other entry URLs, so that
      // these pages stay unchanged when another remote is published.
      const { replies } = page;
      const otherRemotes = replies ? { site: remotes.site } : remotes;
      const data = {
        origin,
        remotes: { ...otherRemotes, [remote]: { entry: files.scripts[0] } },
        replies,
      };
      /** @type {import('./publish-site.mjs').Claims} */
      const claims = remotes.site?.claims ?? 'hidden';
      const rendered = claims !== 'hidden' && page.claimed?.[claims];
      const wholePage = composePage(shell, { ...page, ...rendered }, files, data);
      composedPages.set(join(PAGES_FOLDER, page.path, 'index.html'), withOrigin(wholePage));
    }
  }
  return composedPages;
}

/**
 * Composes one page. Everything that the first paint needs is inline, including fonts. Scripts and their preloads are
 * in `template` elements; the page starter decides when they begin to load.
 * @param {ReturnType<typeof readShell>} shell
 * @param {Fragment} page
 * @param {ReturnType<typeof remoteFiles>} remote
 * @param {object} data data for the shell's script
 */
function composePage(shell, page, remote, data) {
  const files = [...shell.scripts, ...remote.scripts, ...(page.controls ? shell.controls : [])];
  const preloads = files.map((file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}" />`);
  const head = [
    markHead(page.head),
    ...shell.sheets.map(({ text }) => `<style>${text}</style>`),
    `<template id="preloads">${preloads.join('')}</template>`,
    // `data-href` tells the remote's code that this style sheet is already in the page.
    ...remote.sheets.map(({ name, text }) => `<style data-href="${name}">${text}</style>`),
    ...(page.program ? [`<meta name="report-page" content="${page.program}">`] : []),
    `<script>${PAGE_STARTER}</script>`,
  ];
  const scripts = shell.scripts.map((file) => `<script async src="${file}"></script>`);
  const footParts = [pageData(data), `<template id="scripts">${scripts.join('')}</template>`];
  return shell.frame
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>\n    ${footParts.join('\n    ')}`);
}

/**
 * Marks the head elements of the prerendered page, so that the shell can remove them once it has rendered its own head
 * elements.
 * @param {string} head
 */
const markHead = (head) => head.replace(/<(title|meta|link)\b/g, '<$1 data-until-started');

/** @param {object} data */
const pageData = (data) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
