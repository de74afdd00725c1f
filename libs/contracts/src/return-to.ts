/** An arbitrary base, used to detect whether a path leaves the site. */
const BASE = 'https://site.invalid';

const LONGEST = 2_000;

/**
 * Returns the path on this site in a `returnTo` value, or null. Rejects other hosts in every spelling (`//host`, a
 * backslash, encoded slashes at the start, schemes, control characters), values that are not strings, and those over
 * 2,000 characters.
 */
export function pathOnThisSite(returnTo: unknown): string | null {
  if (typeof returnTo !== 'string' || returnTo.length > LONGEST) return null;
  if (!/^\/(?![/\\]|%2f|%5c)/i.test(returnTo) || /[\\\p{Cc}]/u.test(returnTo)) return null;
  if (!URL.canParse(returnTo, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(returnTo, BASE);
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
