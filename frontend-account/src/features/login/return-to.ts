import { pages, pathOnThisSite, type User } from '@bearings/contracts';

/** Answered by the server, not by a page. */
const NOT_A_PAGE = /^\/(api|sandbox)([/?#]|$)/i;

function pageOnThisSite(returnTo: string | null): string | null {
  const path = pathOnThisSite(returnTo);
  return path === null || NOT_A_PAGE.test(path) ? null : path;
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
