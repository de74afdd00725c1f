import { NotFoundPage, showClaims, type ClaimsMode } from '@bearings/web';
import { renderPage, screen } from '@bearings/web/testing';
import { home, routes } from '../routes';

/**
 * Renders the page at a path of this remote, and waits for its heading.
 * @param claims how the site shows unverified claims
 */
export async function visitPage(path: string, claims: ClaimsMode = 'shown') {
  showClaims(claims);
  const site = [{ index: true, lazy: home }, ...routes, { path: '*', element: <NotFoundPage /> }];
  const page = renderPage(site, { path });
  const heading = await screen.findByRole('heading', { level: 1 });
  return { ...page, heading };
}
