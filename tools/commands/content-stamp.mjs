import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const leftOut = /^(node_modules|dist|coverage|\..*)$|\.(spec|test)\.\w+$|\.md$/;

/**
 * One text for the content of all files below the given paths, tests and results left out. Content,
 * not dates: a checkout or a copy changes every date.
 * @param {string} root
 * @param {readonly string[]} paths files and folders, from the root
 */
export function contentStamp(root, paths) {
  const stamp = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(root, path)).toSorted()) {
    stamp
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return stamp.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(root, path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !leftOut.test(name))
    .flatMap((name) => filesBelow(root, join(path, name)));
}
