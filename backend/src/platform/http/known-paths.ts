import path from 'node:path';
import type { SiteFiles } from './site-files.js';

/**
 * The published list of the site's paths, which nginx includes in a `map`. Each line has a pattern for the spellings of
 * an address and the address of its page, in which `$page_parameter` is the group of that name.
 */
export const KNOWN_PATHS_FILE = 'known-paths.map';

const LINE_PATTERN = /^~\*(\S+) (\S+);$/;
const PARAMETER = '$page_parameter';

type KnownPath = { pattern: RegExp; canonicalPath: string };

/** Parses the list of known paths. Throws on a line that nginx would parse differently. */
export function parseKnownPaths(text: string): KnownPath[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, pattern, canonicalPath] = LINE_PATTERN.exec(line) ?? [];
      if (!pattern || !canonicalPath) throw new Error(`${KNOWN_PATHS_FILE} has an invalid line: ${line}`);
      return { pattern: new RegExp(pattern, 'i'), canonicalPath };
    });
}

/**
 * Returns a function that looks up the address of the page to which a decoded path leads; null for an unknown path. It
 * parses the list of known paths again after each publication of the site. If there is no list, every path is a page.
 */
export function createPathLookup(files: SiteFiles): (path: string) => Promise<string | null> {
  let parsedFile: { etag: string; paths: KnownPath[] } | undefined;
  return async (decodedPath) => {
    // As nginx does: several slashes count as one, and segments of dots are resolved.
    const askedPath = path.posix.normalize(decodedPath);
    const list = await files.find(KNOWN_PATHS_FILE);
    if (!list) return askedPath;
    if (!Buffer.isBuffer(list.content)) throw new Error(`${KNOWN_PATHS_FILE} is too large.`);
    if (parsedFile?.etag !== list.etag) {
      parsedFile = { etag: list.etag, paths: parseKnownPaths(list.content.toString()) };
    }
    for (const { pattern, canonicalPath } of parsedFile.paths) {
      const match = pattern.exec(askedPath);
      if (match) return canonicalPath.replace(PARAMETER, match.groups?.['page_parameter'] ?? '');
    }
    return null;
  };
}
