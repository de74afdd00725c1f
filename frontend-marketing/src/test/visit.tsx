import { NotFoundPage, showClaims } from '@bearings/web';
import { renderPage, screen } from '@bearings/web/testing';
import { home, routes } from '../routes';

/**
 * Renders the remote at a path, with the landing page at `/`, and waits for the page's heading.
 * @param claims whether the site was published with claims; the demo shows them
 */
export async function visit(path: string, claims: 'shown' | 'hidden' = 'shown') {
  showClaims(claims === 'shown');
  const site = [{ index: true, lazy: home }, ...routes, { path: '*', element: <NotFoundPage /> }];
  const page = renderPage(site, { path });
  const heading = await screen.findByRole('heading', { level: 1 });
  return { ...page, heading };
}
