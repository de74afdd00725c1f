import './styles.css';
import { pages } from '@bearings/contracts';
import { createStore, hasSignedInHint, publishedAt, reloadRestoredPages } from '@bearings/web';
import { refetchAfterApiRestart } from '@bearings/web/development';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from '@bearings/web/router';
import { discardFailedPreloads } from './failed-preloads';
import { nextTask } from './next-task';
import { readPageData } from './page-data';
import type { RemotesFile } from './remotes/federation';
import { createRemoteLoader, type RemoteSource } from './remotes/remote-loader';
import { patchRemoteRoutes, loadReadyRemote, siteRoutes } from './router';
import { Site } from './site';
import { measureVisit } from './web-vitals';

/**
 * Signals that hydration is done: to the script in a prerendered page, and in the browser's timeline.
 * It wraps the site, since a sibling would shift every `useId` from its prerendered value.
 */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark('alive');
    void measureVisit();
    dispatchEvent(new Event('alive'));
  }, []);
  return children;
}

/**
 * Starts the site in the page's `#root`: hydrates a prerendered page, or renders it in the browser.
 * @param createSource creates the source of remotes, given the addresses that the page contains
 */
export async function start(createSource: (known?: RemotesFile) => RemoteSource): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  document.documentElement.toggleAttribute('data-signed-in', hasSignedInHint());
  const page = readPageData();
  if (page) publishedAt(page.origin);
  const isAnotherHome = window.location.pathname === pages.home && hasSignedInHint();

  const loader = createRemoteLoader(createSource(page?.remotes));
  // A cache may serve the prerendered landing page to a signed-in user, whose home differs.
  let hydrates = page !== undefined && !isAnotherHome;
  const ready = hydrates
    ? await loadReadyRemote(loader, window.location.pathname).catch(() => {
        // The page's remote is unreachable: the router renders the page with the retry button.
        hydrates = false;
        discardFailedPreloads();
        return undefined;
      })
    : undefined;

  await nextTask();
  const router = createBrowserRouter(siteRoutes(loader, ready), {
    patchRoutesOnNavigation: patchRemoteRoutes(loader, ready),
  });
  const store = createStore(page?.replies);
  reloadRestoredPages(store);
  if (import.meta.webpackHot) refetchAfterApiRestart(store);
  await nextTask();
  const site = (
    <StrictMode>
      <Alive>
        <Site store={store} router={router} />
      </Alive>
    </StrictMode>
  );
  if (hydrates) {
    // A transition hydrates in slices, so that the page stays responsive.
    startTransition(() => {
      hydrateRoot(root, site);
    });
    return;
  }
  // From here on each page renders its own title and description.
  for (const element of document.querySelectorAll('[data-until-started]')) element.remove();
  createRoot(root).render(site);
}
