import { MfeRoot } from '@bearings/ui';
import { NotFoundPage, PageSkeleton, type RemoteRoutes } from '@bearings/web';
import { matchRoutes, Outlet, type PatchRoutesOnNavigationFunctionArgs, type RouteObject } from '@bearings/web/router';
import { CanonicalAddress } from './layout/canonical-address';
import { SiteLayout } from './layout/site-layout';
import { RemotePage } from './pages/remote-page';
import { CrashedPage } from './pages/crashed-page';
import { HomePage } from './pages/home-page';
import type { RemoteLoader } from './remotes/remote-loader';
import { homeRemotes, findRemote, routeTable, type RemoteName } from './route-table';

const CONTENT_ID = 'content';

/**
 * Returns the routes of the shell. Each path of the route table gets a catch-all route. It is used
 * until the remote's own routes are added, and afterwards for paths that match none of them.
 * @param ready a remote that is already loaded; its routes are included from the start
 */
export function createSiteRoutes(loader: RemoteLoader, ready?: PreloadedRemote): RouteObject[] {
  const fallbacks = Object.entries(routeTable).map(([prefix, remote]) => ({
    path: `${prefix}/*`,
    element: <RemotePage loader={loader} remote={remote} />,
  }));
  const content: RouteObject = {
    id: CONTENT_ID,
    errorElement: <CrashedPage />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      { index: true, element: <HomePage loader={loader} /> },
      ...fallbacks,
      ...(ready ? [ready.route] : []),
      { path: '*', element: <NotFoundPage /> },
    ],
  };
  const layout = (
    <CanonicalAddress>
      <SiteLayout />
    </CanonicalAddress>
  );
  return [{ element: layout, errorElement: <CrashedPage />, children: [content] }];
}

function toRemoteRoute(name: RemoteName, { routes }: RemoteRoutes): RouteObject {
  return {
    id: `remote-${name}`,
    element: (
      <MfeRoot name={name}>
        <Outlet />
      </MfeRoot>
    ),
    errorElement: <CrashedPage />,
    children: routes,
  };
}

/** A remote that was loaded before the first render, because its page was prerendered. */
export interface PreloadedRemote {
  name: RemoteName;
  route: RouteObject;
}

/**
 * Loads the remote of a path and the code of its page, so that the first render equals the
 * prerendered page. At `/` it loads the remote of the landing page, but returns undefined, because
 * that route belongs to the shell. Rejects if the remote cannot be loaded.
 */
export async function preloadRemote(loader: RemoteLoader, path: string): Promise<PreloadedRemote | undefined> {
  const name = findRemote(path);
  const { routes } = await loader.load(name ?? homeRemotes.signedOut);
  if (!name) return undefined;
  const matchedRoutes = new Set(matchRoutes(routes, path)?.map(({ route }) => route));
  const children = await Promise.all(
    routes.map(async (route) => (matchedRoutes.has(route) ? withLoadedPage(route) : route)),
  );
  return { name, route: toRemoteRoute(name, { routes: children }) };
}

async function withLoadedPage({ lazy, ...route }: RouteObject): Promise<RouteObject> {
  if (typeof lazy !== 'function') return { ...route, lazy };
  return { ...route, ...(await lazy()) };
}

/**
 * Returns the callback with which the router adds a remote's routes at the first visit to one of its paths. If the
 * remote cannot be loaded, the catch-all page is shown, and the next navigation tries again.
 */
export function createRoutePatcher(loader: RemoteLoader, ready?: PreloadedRemote) {
  const patched = new Set<RemoteName>(ready && [ready.name]);
  return async ({ path, patch }: PatchRoutesOnNavigationFunctionArgs): Promise<void> => {
    const name = findRemote(path);
    if (!name || patched.has(name)) return;
    const remote = await loader.load(name).catch(() => undefined);
    if (!remote || patched.has(name)) return;
    patched.add(name);
    patch(CONTENT_ID, [toRemoteRoute(name, remote)]);
  };
}
