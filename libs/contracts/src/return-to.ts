/** A made-up base URL for resolving a path. If the resolved URL has another host, the path leads away from the site. */
const BASE_URL = 'https://site.invalid';

const MAX_PATH_LENGTH = 2_000;

/**
 * Returns a `returnTo` value if it is a path on this site; otherwise null. Rejects other hosts in
 * every spelling (`//host`, a backslash, encoded slashes at the start, schemes, control
 * characters), values that are not strings, and values of more than 2,000 characters.
 */
export function parseReturnPath(returnTo: unknown): string | null {
  if (typeof returnTo !== 'string' || returnTo.length > MAX_PATH_LENGTH) return null;
  if (!/^\/(?![/\\]|%2f|%5c)/i.test(returnTo) || /[\\\p{Cc}]/u.test(returnTo)) return null;
  if (!URL.canParse(returnTo, BASE_URL)) return null;
  const { origin, pathname, search, hash } = new URL(returnTo, BASE_URL);
  return origin === BASE_URL && !pathname.startsWith('//') ? pathname + search + hash : null;
}
