// Puts what is prerendered into the marketing remote's own folder, to be published with it.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** @type {typeof import('./src/prerender-site')} */
const { prerenderSite } = createRequire(import.meta.url)('./dist/prerender.cjs');

const project = resolve(import.meta.dirname, '../..');
const shellPage = readFileSync(resolve(project, 'frontend-shell/dist/index.html'));
const prerendered = {
  // The pages hold the shell's frame: they are good with this very shell and with no other.
  shell: createHash('sha256').update(shellPage).digest('hex'),
  ...(await prerenderSite()),
};
writeFileSync(
  resolve(project, 'frontend-marketing/dist/prerendered.json'),
  JSON.stringify(prerendered, null, 1),
);
