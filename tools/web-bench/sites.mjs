// The site that is measured, and a page of nothing but words.
import { PARTS, publishSite } from '@bearings/publish/publish-site';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const BARE = '/bare.html';

/** Publishes the site as it is, and the bare page beside it. @param {string} folder @param {string} origin */
export function publishOurs(folder, origin) {
  publishSite(PARTS, folder, { origin });
  const words = 'Nothing but words: what this machine and this network make of a page at best.';
  writeFileSync(join(folder, BARE), `<!doctype html><title>Bare</title><p>${words}</p>`);
  return folder;
}
