/** Any base will do: it only shows whether a path leaves its own site. */
const BASE = 'https://site.invalid';

/**
 * The path on this site that `returnTo` names, or null. Refuses other hosts in every spelling:
 * `//host`, a backslash, encoded slashes at the start, schemes and control characters.
 */
export function safeReturnTo(returnTo: unknown): string | null {
  if (typeof returnTo !== 'string' || returnTo.length > 2_000) return null;
  if (!/^\/(?![/\\]|%2f|%5c)/i.test(returnTo) || /[\\\p{Cc}]/u.test(returnTo)) return null;
  const url = URL.parse(returnTo, BASE);
  return url?.origin === BASE && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : null;
}
