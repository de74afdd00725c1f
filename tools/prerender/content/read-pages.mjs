import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { JSDOM } from 'jsdom';

const prerenderedFile = resolve(import.meta.dirname, '../../../frontend-marketing/dist/prerendered.json');

/**
 * A prerendered page as a visitor without JavaScript sees it.
 * @typedef {{ path: string, document: Document, text: string }} ReadPage
 */

/**
 * Returns every prerendered page by its path.
 * @param {'shown' | 'hidden'} claims the operator's setting: whether pages show claims without evidence
 * @returns {Map<string, ReadPage>}
 */
export function readPages(claims = 'shown') {
  /** @type {import('../src/prerender-site').PrerenderedRemote} */
  const site = JSON.parse(readFileSync(prerenderedFile, 'utf8'));
  return new Map(
    site.pages.map((page) => {
      const { path } = page;
      const { head, html } = (claims === 'shown' && page.claimed) || page;
      const { document } = new JSDOM(`<html><head>${head}</head><body>${html}</body></html>`).window;
      return [path, { path, document, text: readText(document) }];
    }),
  );
}

/**
 * Returns the visible text of the page; single spaces separate its parts.
 * @param {Document} document
 */
function readText(document) {
  const main = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(main, 4 /* text */);
  let text = '';
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.tagName !== 'SCRIPT') {
      text += ` ${walker.currentNode.nodeValue}`;
    }
  }
  return text.replace(/\s+/g, ' ').trim();
}
