// The three sites that are measured: ours, the same as one build, and a page of nothing but words.
import { remotePath } from '@bearings/build/site';
import { PARTS, publishFolder, publishPages, publishSite } from '@bearings/publish/publish-site';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const BARE = '/bare.html';
const plainBuild = resolve(import.meta.dirname, 'plain/dist');

/** Publishes the site as it is, and the bare page beside it. @param {string} folder @param {string} origin */
export function publishOurs(folder, origin) {
  publishSite(PARTS, folder, { origin });
  const words = 'Nothing but words: what this machine and this network make of a page at best.';
  writeFileSync(join(folder, BARE), `<!doctype html><title>Bare</title><p>${words}</p>`);
  return folder;
}

/**
 * Publishes the same prerendered pages with the one build in place of shell and remote.
 * @param {string} folder @param {string} origin
 */
export function publishPlain(folder, origin) {
  publishFolder(plainBuild, folder);
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  const marketing = resolve(import.meta.dirname, '../../frontend-marketing/dist');
  const prerendered = read(join(marketing, 'prerendered.json'));
  const shell = createHash('sha256')
    .update(readFileSync(join(folder, 'index.html')))
    .digest('hex');
  const chunks = Object.fromEntries(
    Object.entries(read(join(plainBuild, 'chunks.json'))).map(([name, files]) => [
      name,
      files.map((/** @type {string} */ file) => `../../${file}`),
    ]),
  );
  const remote = join(folder, remotePath('marketing'));
  publishFolder(marketing, remote);
  writeFileSync(join(folder, 'remotes.json'), '{}');
  writeFileSync(join(remote, 'prerendered.json'), JSON.stringify({ ...prerendered, shell }));
  writeFileSync(
    join(remote, 'chunks.json'),
    JSON.stringify({
      ...chunks,
      frontend_marketing: [],
      __federation_expose_routes: chunks.routes,
    }),
  );
  publishPages(origin, folder, 'hidden');
  return folder;
}
