import { pages, type User } from '@bearings/contracts';

/** Any base will do: it only shows whether a path leaves its own site. */
const BASE = 'https://site.invalid';

/** Answered by the server, not by a page. */
const NOT_A_PAGE = /^\/(api|sandbox)(\/|$)/i;

function pageOnThisSite(returnTo: string | null): string | null {
  if (!returnTo || !/^\/(?![/\\]|%2f|%5c)/i.test(returnTo)) return null;
  if (/[\\\p{Cc}]/u.test(returnTo) || !URL.canParse(returnTo, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(returnTo, BASE);
  if (origin !== BASE || pathname.startsWith('//') || NOT_A_PAGE.test(pathname)) return null;
  return pathname + search + hash;
}

/**
 * Where somebody goes who has just signed in: an administrator to the start page, anyone else back
 * to the page that asked for the sign-in, or to the dashboard.
 * @param returnTo as it stands in the address; used only if it is a page on this site
 */
export function destinationOf({ role }: Pick<User, 'role'>, returnTo: string | null): string {
  if (role === 'admin') return pages.home;
  return pageOnThisSite(returnTo) ?? pages.dashboard;
}
