import { createStore, type PageLoader, type RemoteRoutes } from '@bearings/web';
import { act, render, userEvent } from '@bearings/web/testing';
import { createMemoryRouter } from 'react-router-dom';
import { createRemoteLoader, type RemoteSource } from '../remotes/remote-loader';
import { bringAreas, siteRoutes } from '../router';
import { routeTable, type RemoteName } from '../route-table';
import { Site } from '../site';

const page =
  (heading: string): PageLoader =>
  async () => ({ Component: () => <h1>{heading}</h1> });

const remotes: Record<RemoteName, RemoteRoutes> = {
  assessment: { routes: [{ path: '/assessment', lazy: page('Assessment') }] },
  account: {
    routes: [
      { path: '/login', lazy: page('Sign in') },
      { path: '/dashboard', lazy: page('Dashboard') },
    ],
    home: page('Welcome back'),
  },
  marketing: {
    routes: [
      { path: '/about', lazy: page('About') },
      { path: '/blog/:slug', lazy: page('Article') },
      {
        path: '/contact',
        element: <Crash />,
      },
    ],
    home: page('Landing'),
  },
};

function Crash(): never {
  throw new Error('drawn wrongly');
}

/** Remotes that can be cut off and brought back, and that remember what was asked of them. */
export function fakeRemotes() {
  const dead = new Set<RemoteName>();
  const asked: string[] = [];
  const source: RemoteSource = {
    addresses: async () => {
      asked.push('remotes.json');
      const names = new Set(Object.values(routeTable));
      return Object.fromEntries([...names].map((name) => [name, `/remotes/${name}`]));
    },
    fetchRoutes: async (name) => {
      asked.push(name);
      if (dead.has(name)) throw new Error(`${name} is dead`);
      return remotes[name];
    },
  };
  return { source, dead, asked };
}

/** Renders the whole site at one address, with remotes that are at hand at once. */
export async function renderSite(path: string, { source } = fakeRemotes()) {
  const loader = createRemoteLoader(source);
  const router = createMemoryRouter(siteRoutes(loader), {
    initialEntries: [path],
    patchRoutesOnNavigation: bringAreas(loader),
  });
  const user = userEvent.setup();
  const view = await act(async () => render(<Site store={createStore()} router={router} />));
  return { ...view, user, router, visit: (to: string) => act(() => router.navigate(to)) };
}
