import { MfeRoot } from '@bearings/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { PageSkeleton } from './pages/page-skeleton';
import type { RemoteRoutes } from './remote-routes';
import { createBrowserRouter, Outlet, RouterProvider, type RouteObject } from './router';
import { createStore } from './store';
import { Toasts } from './toasts/toasts';

/** Links to all pages of the remote, shown at `/` if the remote has no page there. */
function Contents({ routes }: { routes: RouteObject[] }) {
  return (
    <ul>
      {routes.map(({ path }) => (
        <li key={path}>
          <a href={path}>{path}</a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Starts a single remote as a separate site for development. It has the remote's routes, the store
 * and the toasts, but not the shell's header and footer.
 * @param name the remote's name for `data-mfe`, which its CSS selects
 */
export function startStandalone(name: string, { routes, home }: RemoteRoutes): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id root.');
  const start: RouteObject = home
    ? { index: true, lazy: home }
    : { index: true, element: <Contents routes={routes} /> };
  const frame = (
    <MfeRoot name={name}>
      <Toasts />
      <main>
        <Outlet />
      </main>
    </MfeRoot>
  );
  const router = createBrowserRouter([
    { element: frame, hydrateFallbackElement: <PageSkeleton />, children: [start, ...routes] },
  ]);
  createRoot(element).render(
    <StrictMode>
      <Provider store={createStore()}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
}
