import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isCompressedCopy } from './replace-file.mjs';

/**
 * Returns the files in a folder and its subfolders. Leaves out compressed copies, which are always
 * replaced together with the original.
 * @param {string} folder
 * @returns {string[]}
 */
export const listFilesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCompressedCopy(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
