import type { SiteFiles } from './site-files.js';

/**
 * The published list of the site's paths, which nginx includes in a `map`. Each line has a pattern for paths and its
 * target: `/index.html`, or `moved:` followed by the path to which requests are redirected.
 */
export const KNOWN_PATHS_FILE = 'known-paths.map';

const LINE_PATTERN = /^~\*(\S+) (\S+);$/;
const MOVED_PATH_PREFIX = 'moved:';

export type PathTarget = { kind: 'page' } | { kind: 'moved'; to: string } | { kind: 'unknown' };

type KnownPath = { pattern: RegExp; target: string };

/** Parses the list of known paths. Throws on a line that nginx would parse differently. */
export function parseKnownPaths(text: string): KnownPath[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, pattern, target] = LINE_PATTERN.exec(line) ?? [];
      if (!pattern || !target) throw new Error(`${KNOWN_PATHS_FILE} has an invalid line: ${line}`);
      return { pattern: new RegExp(pattern, 'i'), target };
    });
}

/**
 * Returns a function that looks up the target of a path. It parses the list of known paths again after each publication
 * of the site. If there is no list, every path is a page.
 */
export function createPathLookup(files: SiteFiles): (path: string) => Promise<PathTarget> {
  let parsedFile: { etag: string; paths: KnownPath[] } | undefined;
  return async (path) => {
    const list = await files.find(KNOWN_PATHS_FILE);
    if (!list) return { kind: 'page' };
    if (!Buffer.isBuffer(list.content)) throw new Error(`${KNOWN_PATHS_FILE} is too large.`);
    if (parsedFile?.etag !== list.etag) {
      parsedFile = { etag: list.etag, paths: parseKnownPaths(list.content.toString()) };
    }
    const target = parsedFile.paths.find(({ pattern }) => pattern.test(path))?.target;
    if (!target) return { kind: 'unknown' };
    return target.startsWith(MOVED_PATH_PREFIX)
      ? { kind: 'moved', to: target.slice(MOVED_PATH_PREFIX.length) }
      : { kind: 'page' };
  };
}
