import { NotFoundPage, showClaims } from '@bearings/web';
import { renderPage, screen } from '@bearings/web/testing';
import { home, routes } from '../routes';

/**
 * Renders the page at a path of this remote, and waits for its heading.
 * @param claims whether the site shows unverified claims, as the demo does
 */
export async function visitPage(path: string, claims: 'shown' | 'hidden' = 'shown') {
  showClaims(claims === 'shown');
  const site = [{ index: true, lazy: home }, ...routes, { path: '*', element: <NotFoundPage /> }];
  const page = renderPage(site, { path });
  const heading = await screen.findByRole('heading', { level: 1 });
  return { ...page, heading };
}
