import { movedPages, pages, pageTo, toPathPattern } from '@bearings/contracts';
import { REMOTES } from '@bearings/build/site';
import { readPrerendered } from './published-assets.mjs';

/** The name of the file that lists the paths of a published site. nginx includes the file, and the API reads it. */
export const KNOWN_PATHS_FILE = 'known-paths.map';

const FILE_HEADER = [
  '# The paths of this site, written by publishing: entries of an nginx map, first match wins.',
  '# Each has the spellings of an address and the address of its page. Whatever matches none is answered with 404.',
];

/**
 * Returns the list of all paths of a published site: the pages of each remote's version in use, as patterns if they have
 * a parameter, and every prerendered page. What this checkout lists as pages counts only for a version without a list. If a remote lists all pages that match
 * a pattern, the list contains these instead of the pattern. If a remote names a redirect target for a
 * pattern, all other paths that match the pattern are redirected.
 * @param {string} site the published site's folder
 */
export function composeKnownPaths(site) {
  const remotes = REMOTES.map((remote) => readPrerendered(site, remote));
  const prerendered = remotes.flatMap((remote) => remote ?? []);
  /** @type {Map<string, string>} */
  const movedPaths = new Map(prerendered.flatMap((remote) => Object.entries(remote.moved ?? {})));
  const listedPaths = new Map(prerendered.flatMap((remote) => Object.entries(remote.listed ?? {})));
  const allKnownPaths = new Set([
    ...movedPages,
    pages.home,
    ...remotes
      .flatMap((remote) => remote?.paths ?? Object.values(pages))
      .filter((path) => !movedPaths.has(path) && !listedPaths.has(path)),
    ...[...listedPaths.values()].flat(),
    ...prerendered.flatMap((remote) => remote.pages.map(({ path }) => path).filter((path) => !isPlaceholder(path))),
  ]);
  const entries = [
    ...[...allKnownPaths].map((path) => formatEntry(toPathPattern(path), path.replace(/:\w+/, '$page_parameter'))),
    ...[...movedPaths].map(([pattern, to]) => formatEntry(toPathPattern(pattern), to)),
  ];
  return `${[...FILE_HEADER, ...entries].join('\n')}\n`;
}

/**
 * Returns whether a prerendered page is the beginning of many pages instead of one that can be opened.
 * @param {string} path
 */
const isPlaceholder = (path) => path === pageTo.report('any');

/** @param {string} pattern @param {string} canonicalPath */
const formatEntry = (pattern, canonicalPath) => `~*${pattern} ${canonicalPath};`;
