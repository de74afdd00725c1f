import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a second tree of the same files without copying what they hold, where the disk allows it.
 * What is renamed or removed in one stays in the other; nothing may write into a file.
 * @param {string} from
 * @param {string} to a folder that does not exist
 */
export function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

/** @param {string} source @param {string} target */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // Another disk, or one without links.
    copyFileSync(source, target);
  }
}
