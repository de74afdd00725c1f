import { movedPages, pages } from '@bearings/contracts';
import { REMOTES } from '@bearings/build/site';
import { readPrerendered } from './published-assets.mjs';

/** The name of the file that lists the paths of a published site. nginx includes the file, and the API reads it. */
export const KNOWN_PATHS_FILE = 'known-paths.map';

const FILE_HEADER = [
  '# The paths of this site, written by publishing: entries of an nginx map, first match wins.',
  '# /index.html: a page. moved: a redirect. Whatever matches none is answered with 404.',
];

/**
 * Returns the list of all paths of a published site: the pages listed by the contracts package, as
 * patterns if they have a parameter, and every prerendered page. If a remote lists all pages that match
 * a pattern, the list contains these instead of the pattern. If a remote names a redirect target for a
 * pattern, all other paths that match the pattern are redirected.
 * @param {string} site the published site's folder
 */
export function composeKnownPaths(site) {
  const prerendered = REMOTES.flatMap((remote) => readPrerendered(site, remote) ?? []);
  /** @type {Map<string, string>} */
  const movedPaths = new Map(prerendered.flatMap((remote) => Object.entries(remote.moved ?? {})));
  const listedPaths = new Map(prerendered.flatMap((remote) => Object.entries(remote.listed ?? {})));
  const allKnownPaths = new Set([
    ...Object.values(pages).filter((path) => !movedPaths.has(path) && !listedPaths.has(path)),
    ...[...listedPaths.values()].flat(),
    ...movedPages,
    ...prerendered.flatMap((remote) => remote.pages.map(({ path }) => path)),
  ]);
  const entries = [
    ...[...allKnownPaths].map((path) => formatEntry(path, '/index.html')),
    ...[...movedPaths].map(([pattern, to]) => formatEntry(pattern, `moved:${to}`)),
  ];
  return `${[...FILE_HEADER, ...entries].join('\n')}\n`;
}

/** @param {string} path with parameters as in React Router, such as `/report/:id` @param {string} target */
const formatEntry = (path, target) => `~*${toPattern(path)} ${target};`;

/**
 * Returns a regular expression that matches a path. The expression has the same meaning in nginx and in JavaScript.
 * @param {string} path
 */
function toPattern(path) {
  const segments = path.split('/').filter(Boolean);
  if (segments.length === 0) return '^/$';
  const parts = segments.map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&')));
  return `^/${parts.join('/')}/?$`;
}
