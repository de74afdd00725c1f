import { MfeRoot } from '@bearings/ui';
import { NotFoundPage, PageSkeleton, type RemoteRoutes } from '@bearings/web';
import {
  matchRoutes,
  Outlet,
  type PatchRoutesOnNavigationFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { SiteLayout } from './layout/site-layout';
import { AreaPage } from './pages/area-page';
import { CrashedPage } from './pages/crashed-page';
import { HomePage } from './pages/home-page';
import type { RemoteLoader } from './remotes/remote-loader';
import { homes, remoteFor, routeTable, type RemoteName } from './route-table';

const CONTENT = 'content';

/**
 * The shell's own routes. Every area has one that catches all its paths: it is what shows until the
 * remote's own, more exact routes are there, and where they match nothing.
 * @param ready an area whose routes are there from the start
 */
export function siteRoutes(loader: RemoteLoader, ready?: ReadyArea): RouteObject[] {
  const areas = Object.entries(routeTable).map(([prefix, remote]) => ({
    path: `${prefix}/*`,
    element: <AreaPage loader={loader} remote={remote} />,
  }));
  const content: RouteObject = {
    id: CONTENT,
    errorElement: <CrashedPage />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      { index: true, element: <HomePage loader={loader} /> },
      ...areas,
      ...(ready ? [ready.route] : []),
      { path: '*', element: <NotFoundPage /> },
    ],
  };
  return [{ element: <SiteLayout />, errorElement: <CrashedPage />, children: [content] }];
}

function areaRoute(name: RemoteName, { routes }: RemoteRoutes): RouteObject {
  return {
    id: `area-${name}`,
    element: (
      <MfeRoot name={name}>
        <Outlet />
      </MfeRoot>
    ),
    errorElement: <CrashedPage />,
    children: routes,
  };
}

/** An area that is drawn at once, because its page is in the document already. */
export interface ReadyArea {
  name: RemoteName;
  route: RouteObject;
}

/**
 * Loads the area of a path, and the code of the page there: a router that starts with them draws the
 * page at once, exactly as it was prerendered. Undefined at `/`, whose landing page the shell itself
 * brings; its remote is loaded all the same. Rejects when the remote cannot be had.
 */
export async function readyAreaFor(
  loader: RemoteLoader,
  path: string,
): Promise<ReadyArea | undefined> {
  const name = remoteFor(path);
  const { routes } = await loader.load(name ?? homes.signedOut);
  if (!name) return undefined;
  const matched = new Set(matchRoutes(routes, path)?.map(({ route }) => route));
  const children = await Promise.all(
    routes.map((route) => (matched.has(route) ? withItsCode(route) : route)),
  );
  return { name, route: areaRoute(name, { routes: children }) };
}

async function withItsCode({ lazy, ...route }: RouteObject): Promise<RouteObject> {
  if (typeof lazy !== 'function') return { ...route, lazy };
  return { ...route, ...(await lazy()) };
}

/**
 * Brings a remote's routes in when one of its paths is first visited. If that fails the area's own
 * catch-all stays, which offers another try; going there again is another try.
 */
export function bringAreas(loader: RemoteLoader, ready?: ReadyArea) {
  const patched = new Set<RemoteName>(ready && [ready.name]);
  return async ({ path, patch }: PatchRoutesOnNavigationFunctionArgs): Promise<void> => {
    const name = remoteFor(path);
    if (!name || patched.has(name)) return;
    const remote = await loader.load(name).catch(() => undefined);
    if (!remote || patched.has(name)) return;
    patched.add(name);
    patch(CONTENT, [areaRoute(name, remote)]);
  };
}
