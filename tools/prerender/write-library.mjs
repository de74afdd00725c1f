// Prerenders the hundreds of pages of the careers library into the build folder of frontend-marketing. Does nothing if
// their sources have not changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { LIBRARY_FILE } from '@bearings/publish/remote-versions';
import { librarySource } from './library-source.mjs';

const project = resolve(import.meta.dirname, '../..');
const prerendererFile = resolve(import.meta.dirname, 'dist/marketing.cjs');
const builtFolder = resolve(project, 'frontend-marketing/dist');
const libraryFile = resolve(builtFolder, LIBRARY_FILE);

const source = librarySource();
const stamp = createHash('sha256').update(readFileSync(prerendererFile)).update(JSON.stringify(source)).digest('hex');
const knownStamp = existsSync(libraryFile) ? JSON.parse(readFileSync(libraryFile, 'utf8')).stamp : undefined;
if (knownStamp !== stamp) {
  /** @type {typeof import('./src/marketing')} */
  const { prerenderLibrary } = createRequire(import.meta.url)(prerendererFile);
  const pages = await prerenderLibrary(source);
  writeFileSync(libraryFile, JSON.stringify({ stamp, pages }));
  console.log(`Prerendered ${pages.length} more pages of the careers library.`);
}
