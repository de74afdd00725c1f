import { NotFoundPage } from '@bearings/web';
import { renderPage, screen } from '@bearings/web/testing';
import { home, routes } from '../routes';

/** Renders the area at one address, with the landing page at `/`, and waits for the page's heading. */
export async function visit(path: string) {
  const site = [{ index: true, lazy: home }, ...routes, { path: '*', element: <NotFoundPage /> }];
  const page = renderPage(site, { path });
  const heading = await screen.findByRole('heading', { level: 1 });
  return { ...page, heading };
}
