import './styles.css';
import { createStore, publishedAt } from '@bearings/web';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { discardFailedPreloads } from './failed-preloads';
import { nextTask } from './next-task';
import { readPageData } from './page-data';
import type { RemotesFile } from './remotes/federation';
import { createRemoteLoader, type RemoteSource } from './remotes/remote-loader';
import { bringAreas, readyAreaFor, siteRoutes } from './router';
import { Site } from './site';

/**
 * Says when the page is alive: to the script in a prerendered page, and in the browser's timeline. It
 * stands around the site, not beside it: a sibling would give every part of the page another `useId`
 * than the prerenderer did.
 */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark('alive');
    dispatchEvent(new Event('alive'));
  }, []);
  return children;
}

/**
 * Starts the site in the page's `#root`: brings a prerendered page to life, or draws it anew.
 * @param createSource where remotes come from; it is told what the page itself knows of that
 */
export async function start(createSource: (known?: RemotesFile) => RemoteSource): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  const page = readPageData();
  if (page) publishedAt(page.origin);

  const loader = createRemoteLoader(createSource(page?.remotes));
  let alive = page !== undefined;
  const ready = page
    ? await readyAreaFor(loader, window.location.pathname).catch(() => {
        // The page's area is out of reach: the router draws the way to try again.
        alive = false;
        discardFailedPreloads();
        return undefined;
      })
    : undefined;

  await nextTask();
  const router = createBrowserRouter(siteRoutes(loader, ready), {
    patchRoutesOnNavigation: bringAreas(loader, ready),
  });
  const store = createStore();
  await nextTask();
  const site = (
    <StrictMode>
      <Alive>
        <Site store={store} router={router} />
      </Alive>
    </StrictMode>
  );
  if (alive) {
    // In slices, so that the page answers to a finger all the while.
    startTransition(() => {
      hydrateRoot(root, site);
    });
    return;
  }
  // From here on each page says its own title and description.
  for (const element of document.querySelectorAll('[data-until-started]')) element.remove();
  createRoot(root).render(site);
}
