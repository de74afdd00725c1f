import { REMOTES } from '@bearings/build/site';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { STARTER } from './page-starter.mjs';
import { readJson, readPrerendered, readShell, remoteFiles } from './published-assets.mjs';

/** The folder of the site that holds prerendered pages: `/about` is in `pages/about/index.html`. */
export const PAGES = 'pages';

/** What composing writes, as names at the root of the site. */
export const COMPOSED = [PAGES, 'sitemap.xml', 'robots.txt', 'blog'];

/**
 * @typedef {{ path: string, chunk: string, controls: boolean, head: string, html: string }} Fragment
 * @typedef {{ shell: string, origin: string, pages: Fragment[], files: Record<string, string> }} Prerendered
 */

/**
 * Makes whole pages of the shell's page and of what the remotes bring prerendered, as both lie in a
 * published site. Without anything prerendered there are none.
 * @param {string} site the published site's folder
 * @param {string} origin where the site is reached, such as `https://example.org`
 * @returns {Map<string, string>} what to write, by its path in the site
 */
export function composePages(site, origin) {
  /** @type {Map<string, string>} */
  const composed = new Map();
  if (!existsSync(join(site, 'index.html'))) return composed;
  const shell = readShell(site);
  const drawnWith = createHash('sha256').update(shell.page).digest('hex');
  const remotes = readJson(join(site, 'remotes.json'));
  for (const remote of REMOTES) {
    const prerendered = readPrerendered(site, remote);
    if (!prerendered) continue;
    const atOrigin = (/** @type {string} */ text) => text.replaceAll(prerendered.origin, origin);
    for (const [path, text] of Object.entries(prerendered.files))
      composed.set(path, atOrigin(text));
    if (prerendered.shell !== drawnWith) {
      console.warn(
        `The pages of ${remote} were prerendered with another shell; build and publish it again. Until then browsers draw them.`,
      );
      continue;
    }
    for (const page of prerendered.pages) {
      const files = remoteFiles(site, remote, page);
      // The page's own remote begins with its script; others are found when they are wanted.
      const data = { origin, remotes: { ...remotes, [remote]: { entry: files.scripts[0] } } };
      const whole = composePage(shell, page, files, data);
      composed.set(join(PAGES, page.path, 'index.html'), atOrigin(whole));
    }
  }
  return composed;
}

/**
 * All that the first paint needs stands in the page itself, its type included. The scripts are laid
 * by until it has been read in, so that they take nothing from the first paint.
 * @param {ReturnType<typeof readShell>} shell
 * @param {Fragment} page
 * @param {ReturnType<typeof remoteFiles>} remote
 * @param {object} data for the shell's script
 */
function composePage(shell, page, remote, data) {
  const head = [
    marked(page.head),
    ...shell.sheets.map(({ text }) => `<style>${text}</style>`),
    // `data-href` is the name by which the remote's own code recognises its style sheet.
    ...remote.sheets.map(({ name, text }) => `<style data-href="${name}">${text}</style>`),
    `<script>${STARTER}</script>`,
  ];
  const scripts = [
    ...shell.scripts.map((file) => `<script async src="${file}"></script>`),
    ...[...remote.scripts, ...(page.controls ? shell.controls : [])].map(
      (file) => `<link rel="preload" as="script" href="${file}" />`,
    ),
  ];
  const foot = [pageData(data), `<template id="scripts">${scripts.join('')}</template>`];
  return shell.frame
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${page.html}</div>\n    ${foot.join('\n    ')}`,
    );
}

/** Until the page comes to life its head is ours: if it cannot, the shell clears it away. @param {string} head */
const marked = (head) => head.replace(/<(title|meta|link)\b/g, '<$1 data-until-started');

/** @param {object} data */
const pageData = (data) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
