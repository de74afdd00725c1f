import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

const EXCLUDED_NAME_PATTERN =
  /^(node_modules|dist(-dev|-scripts)?|coverage|test-results|test-counts(\.\w+)?\.json|\..*)$/;

/**
 * Returns the files in a folder and its subfolders, as paths from the root with `/` as separator. Leaves out installed
 * packages, build results and hidden files.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
export function listFilesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !EXCLUDED_NAME_PATTERN.test(name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return listFilesBelow(root, path);
      return entry.isFile() ? [path] : [];
    });
}
