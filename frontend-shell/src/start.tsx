import './styles.css';
import { pages } from '@bearings/contracts';
import { createStore, hasSignedInHint, setSiteOrigin, reloadOnAccountChange } from '@bearings/web';
import { refetchAfterApiRestart } from '@bearings/web/development';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from '@bearings/web/router';
import { discardFailedPreloads } from './failed-preloads';
import { waitForNextTask } from './next-task';
import { readPageData } from './page-data';
import { markTime } from './performance-timeline';
import type { RemotesFile } from './remotes/federation';
import { createRemoteLoader, type RemoteSource } from './remotes/remote-loader';
import { createRoutePatcher, preloadRemote, createSiteRoutes } from './router';
import { Site } from './site';
import { measureVisit } from './web-vitals';

/**
 * Signals that hydration has finished, to the script in a prerendered page and in the browser's performance timeline.
 * This component is around the site, because an element next to the site would make every `useId` differ from the
 * prerendered value.
 */
function HydrationSignal({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('alive'));
    markTime('alive');
    measureVisit().catch(() => undefined);
  }, []);
  return children;
}

/**
 * Starts the site in the element `#root`: hydrates a prerendered page, or renders any other page.
 * @param createSource creates the source of remotes; its argument is the content of `/remotes.json`
 * in a prerendered page
 */
export async function startSite(createSource: (known?: RemotesFile) => RemoteSource): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  document.documentElement.toggleAttribute('data-signed-in', hasSignedInHint());
  const page = readPageData();
  if (page) setSiteOrigin(page.origin);
  const hasOtherHome = window.location.pathname === pages.home && hasSignedInHint();

  const loader = createRemoteLoader(createSource(page?.remotes));
  // A cache may serve the prerendered landing page to a signed-in user, who must see another page at `/`. In that case
  // the page is rendered from scratch instead of hydrated.
  let shouldHydrate = page !== undefined && !hasOtherHome;
  const readyRemote = shouldHydrate
    ? await preloadRemote(loader, window.location.pathname).catch(() => {
        // The page's remote cannot be loaded, so the router renders a page with a retry button.
        shouldHydrate = false;
        discardFailedPreloads();
        return undefined;
      })
    : undefined;

  await waitForNextTask();
  const router = createBrowserRouter(createSiteRoutes(loader, readyRemote), {
    patchRoutesOnNavigation: createRoutePatcher(loader, readyRemote),
  });
  const store = createStore(page?.replies);
  reloadOnAccountChange(store);
  if (import.meta.webpackHot) refetchAfterApiRestart(store);
  await waitForNextTask();
  const site = (
    <StrictMode>
      <HydrationSignal>
        <Site store={store} router={router} />
      </HydrationSignal>
    </StrictMode>
  );
  if (shouldHydrate) {
    // Inside a transition, React hydrates in small parts, so that the page can react to input.
    startTransition(() => {
      hydrateRoot(root, site);
    });
    return;
  }
  // Removes the prerendered title and metadata, because from now on each page renders its own.
  for (const element of document.querySelectorAll('[data-until-started]')) element.remove();
  createRoot(root).render(site);
}
