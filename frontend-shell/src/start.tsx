import './styles.css';
import { createStore } from '@bearings/web';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createFederation } from './remotes/federation';
import { createRemoteLoader } from './remotes/remote-loader';
import { bringAreas, siteRoutes } from './router';
import { Site } from './site';

/** Starts the site in the page's `#root`. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  // From here on each page says its own title and description.
  for (const element of document.querySelectorAll('[data-until-started]')) element.remove();

  const loader = createRemoteLoader(createFederation());
  const router = createBrowserRouter(siteRoutes(loader), {
    patchRoutesOnNavigation: bringAreas(loader),
  });
  createRoot(root).render(
    <StrictMode>
      <Site store={createStore()} router={router} />
    </StrictMode>,
  );
}
