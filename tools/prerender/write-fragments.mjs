// Puts what is prerendered into the marketing remote's own folder, to be published with it.
import { remotePath } from '@bearings/build/site';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { drawPictures } from './pictures/draw-pictures.mjs';

/** @type {typeof import('./src/prerender-site')} */
const { pictures, prerenderSite } = createRequire(import.meta.url)('./dist/prerender.cjs');

const project = resolve(import.meta.dirname, '../..');
const remote = resolve(project, 'frontend-marketing/dist');

const shellPage = readFileSync(resolve(project, 'frontend-shell/dist/index.html'));
const prerendered = {
  // The pages hold the shell's frame: they are good with this very shell and with no other.
  shell: createHash('sha256').update(shellPage).digest('hex'),
  ...(await prerenderSite()),
};
drawPictures(
  pictures().map(({ path, ...words }) => ({
    file: join(remote, relative(remotePath('marketing'), path)),
    ...words,
  })),
);
writeFileSync(join(remote, 'prerendered.json'), JSON.stringify(prerendered, null, 1));
