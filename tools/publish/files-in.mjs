import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isPacked } from './replace-file.mjs';

/**
 * Returns the files below a folder, without compressed forms, which are replaced with their files.
 * @param {string} folder @returns {string[]}
 */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isPacked(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
