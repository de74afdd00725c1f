import { createHash } from 'node:crypto';

/**
 * The only script that stands in a page itself. It has the two typefaces unpacked before the first
 * text is laid out, and leaves the site's scripts alone until the page has been read in whole.
 * Both content security policies, the API's and the gateway's, name its hash.
 */
export const STARTER = [
  "document.fonts.load('500 1em Newsreader');",
  'document.fonts.load(\'1em "Instrument Sans"\');',
  "addEventListener('load',()=>setTimeout(()=>",
  "document.body.append(document.getElementById('scripts').content)));",
].join('');

/** As a content security policy wants it. */
export const STARTER_HASH = `sha256-${createHash('sha256').update(STARTER).digest('base64')}`;
