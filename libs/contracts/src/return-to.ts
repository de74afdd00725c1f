/** Any base will do: it only shows whether a path leaves its own site. */
const BASE = 'https://site.invalid';

const LONGEST = 2_000;

/**
 * The path on this site that an address names after `returnTo=`, or null. Refuses other hosts in
 * every spelling: `//host`, a backslash, encoded slashes at the start, schemes and control
 * characters; and what is no text, or longer than 2,000 characters.
 */
export function pathOnThisSite(returnTo: unknown): string | null {
  if (typeof returnTo !== 'string' || returnTo.length > LONGEST) return null;
  if (!/^\/(?![/\\]|%2f|%5c)/i.test(returnTo) || /[\\\p{Cc}]/u.test(returnTo)) return null;
  if (!URL.canParse(returnTo, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(returnTo, BASE);
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
