import { createHash } from 'node:crypto';

/**
 * The only script that stands in a page itself. It has the two typefaces unpacked before the first
 * text is laid out, and leaves the site's scripts alone until the page has been read in whole; then
 * it asks for one at a time, since each takes a slow telephone a moment that nothing interrupts.
 * A button that is pressed before the page is alive is pressed again when it is, by the event of that
 * name, which the shell sends.
 * Both content security policies, the API's and the gateway's, name its hash.
 */
export const STARTER = [
  "document.fonts.load('500 1em Newsreader');",
  'document.fonts.load(\'1em "Instrument Sans"\');',
  "addEventListener('load',()=>{",
  "const scripts=document.getElementById('scripts').content;",
  'const next=()=>{if(scripts.firstChild){document.body.append(scripts.firstChild);setTimeout(next)}};',
  'setTimeout(next)});',
  '{let pressed;',
  "const press=({target})=>{pressed=target.closest('button')};",
  "const enter=({key,target})=>{if(key==='Enter'&&target.matches('input'))",
  "pressed=target.form?.querySelector('button')};",
  "addEventListener('click',press);",
  "addEventListener('keydown',enter);",
  "addEventListener('alive',()=>{",
  "removeEventListener('click',press);",
  "removeEventListener('keydown',enter);",
  'setTimeout(()=>pressed?.click())},{once:true})}',
].join('');

/** As a content security policy wants it. */
export const STARTER_HASH = `sha256-${createHash('sha256').update(STARTER).digest('base64')}`;
