import { isStaff, pages, pageTo, parseReturnPath, type User } from '@bearings/contracts';

/** Matches paths that the server handles, so that the router has no page for them. */
const SERVER_PATH_PATTERN = /^\/(api|sandbox)([/?#]|$)/i;

function findPageOnThisSite(returnTo: string | null): string | null {
  const path = parseReturnPath(returnTo);
  return path === null || SERVER_PATH_PATTERN.test(path) ? null : path;
}

/** Returns whether the page to open after signing in is a report, as for the link in a purchase email. */
export const isReportPath = (returnTo: string | null): boolean =>
  findPageOnThisSite(returnTo)?.startsWith(pageTo.report('')) ?? false;

/**
 * Returns the path to open after sign-in: the start page for an administrator or support; for a user the page
 * that required the sign-in, or the dashboard.
 * @param returnTo from the URL; ignored unless it is a page on this site
 */
export function chooseDestination({ role }: Pick<User, 'role'>, returnTo: string | null): string {
  if (isStaff(role)) return pages.home;
  return findPageOnThisSite(returnTo) ?? pages.dashboard;
}
