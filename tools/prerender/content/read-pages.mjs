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
 * @param {'shown' | 'examples' | 'hidden'} claims the operator's setting: whether pages show claims without evidence
 * @returns {Map<string, ReadPage>}
 */
export function readPages(claims = 'shown') {
  /** @type {import('../src/prerender-pages').PrerenderedRemote} */
  const site = JSON.parse(readFileSync(prerenderedFile, 'utf8'));
  return new Map(
    site.pages.map((page) => {
      const { path } = page;
      const { head, html } = (claims !== 'hidden' && page.claimed?.[claims]) || page;
      const { document } = new JSDOM(`<html><head>${head}</head><body>${html}</body></html>`).window;
      return [path, { path, document, text: readText(document.querySelector('main') ?? document.body) }];
    }),
  );
}

/** Returns the visible text of an element; single spaces separate its parts. @param {Element} element */
export function readText(element) {
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* text */);
  let text = '';
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.tagName !== 'SCRIPT') {
      text += ` ${walker.currentNode.nodeValue}`;
    }
  }
  return text.replace(/\s+/g, ' ').trim();
}
