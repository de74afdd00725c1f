// Compares the markup of the page's frame, the shell's header and footer, with frame.txt. A page that was prerendered
// within another frame does not hydrate, so a changed frame needs another version. UPDATE_REFERENCES=1 writes frame.txt
// again.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { FRAME_VERSION } from '@bearings/build/site';

const project = resolve(import.meta.dirname, '../..');
const reference = resolve(import.meta.dirname, 'frame.txt');

/** Returns the HTML around a remote's first page, one tag in each line. @param {string} remote */
function readFrame(remote) {
  /** @type {import('./src/prerender-pages').PrerenderedRemote} */
  const { pages } = JSON.parse(readFileSync(resolve(project, `frontend-${remote}/dist/prerendered.json`), 'utf8'));
  const html = pages[0]?.html ?? '';
  const [before, after] = [html.split('<main')[0], html.split('</main>').at(-1)];
  // The link to the page itself is marked, and the year passes.
  return `${before}<main>${after}`
    .replaceAll(/ aria-current="page"| (?=active")active/g, '')
    .replace(/© \d{4}/, '© year')
    .replaceAll('><', '>\n<');
}

test('the frame of the pages is that of its version', () => {
  const frame = `${FRAME_VERSION}\n${readFrame('assessment')}\n`;
  if (process.env.UPDATE_REFERENCES === '1') writeFileSync(reference, frame);
  const [known = '', ...lines] = readFileSync(reference, 'utf8').split('\n');
  const isEqual = frame === [known, ...lines].join('\n');
  const advice =
    known === FRAME_VERSION
      ? 'The frame has changed: raise FRAME_VERSION in tools/build/site.mjs'
      : 'FRAME_VERSION is new';
  assert.ok(isEqual, `${advice}, then run this spec once with UPDATE_REFERENCES=1 and read the diff.`);
});

test('the pages of every remote are rendered into the same frame', () => {
  const [first, ...others] = ['assessment', 'account', 'marketing'].map(readFrame);
  for (const frame of others) assert.equal(frame, first);
});
