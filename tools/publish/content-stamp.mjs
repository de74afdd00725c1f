import { listFilesBelow } from '@bearings/checks/files-below';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NOT_BUILT_PATTERN = /\.(spec|test)\.\w+$|\.md$/;

/**
 * Returns a hash of all files below the given paths, without tests and build results. It depends on content, not on
 * dates, because a checkout or a copy changes every date.
 * @param {string} root
 * @param {readonly string[]} paths files and folders, from the root
 */
export function contentStamp(root, paths) {
  const stamp = createHash('sha256');
  for (const file of paths.flatMap((path) => listSources(root, path)).toSorted()) {
    stamp
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return stamp.digest('hex');
}

/** @param {string} root @param {string} path a file or a folder */
function listSources(root, path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return listFilesBelow(root, path).filter((file) => !NOT_BUILT_PATTERN.test(file));
}
