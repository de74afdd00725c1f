import { createStore, useChrome, type Chrome, type PageLoader, type RemoteRoutes } from '@bearings/web';
import { act, createMemoryRouter, render, userEvent } from '@bearings/web/testing';
import { Link } from '@bearings/web/router';
import { createRemoteLoader, type RemoteSource } from '../remotes/remote-loader';
import { createRoutePatcher, createSiteRoutes } from '../router';
import { routeTable, type RemoteName } from '../route-table';
import { Site } from '../site';

const createPageLoader =
  (heading: string): PageLoader =>
  async () => ({ Component: () => <h1>{heading}</h1> });

const remotes: Record<RemoteName, RemoteRoutes> = {
  assessment: {
    routes: [
      { path: '/assessment', lazy: createPageLoader('Assessment') },
      { path: '/checkout/:assessmentId', element: <Checkout /> },
    ],
  },
  account: {
    routes: [
      { path: '/login', lazy: createPageLoader('Sign in') },
      { path: '/dashboard', lazy: createPageLoader('Dashboard') },
    ],
    home: createPageLoader('Welcome back'),
  },
  marketing: {
    routes: [
      { path: '/about', lazy: async () => ({ Component: AboutPage }) },
      { path: '/blog/:slug', lazy: createPageLoader('Article') },
      {
        path: '/contact',
        element: <CrashingPage />,
      },
    ],
    home: createPageLoader('Landing'),
  },
};

const SLIM_CHROME: Chrome = {
  kind: 'slim',
  note: 'Secure checkout',
  back: { label: 'Back', where: ' to your preview', to: '/assessment' },
};

function Checkout() {
  useChrome(SLIM_CHROME);
  return <h1>Checkout</h1>;
}

function AboutPage() {
  return (
    <>
      <h1>About</h1>
      <Link to="/blog/first">The first link</Link>
      <Link to="/blog/first">The second link</Link>
    </>
  );
}

function CrashingPage(): never {
  throw new Error('render failed');
}

/** Returns fake remotes that record each request. Names in `unreachable` fail to load. */
export function createFakeRemotes() {
  const unreachableRemotes = new Set<RemoteName>();
  const requests: string[] = [];
  const source: RemoteSource = {
    addresses: async () => {
      requests.push('remotes.json');
      const names = new Set(Object.values(routeTable));
      return Object.fromEntries([...names].map((name) => [name, `/remotes/${name}`]));
    },
    fetchRoutes: async (name) => {
      requests.push(name);
      if (unreachableRemotes.has(name)) throw new Error(`${name} is unreachable`);
      return remotes[name];
    },
  };
  return { source, unreachable: unreachableRemotes, requests };
}

/** Renders the site at a path, with fake remotes. */
export async function renderSite(path: string, { source } = createFakeRemotes()) {
  const loader = createRemoteLoader(source);
  const router = createMemoryRouter(createSiteRoutes(loader), {
    initialEntries: [path],
    patchRoutesOnNavigation: createRoutePatcher(loader),
  });
  const user = userEvent.setup();
  const view = await act(async () => render(<Site store={createStore()} router={router} />));
  return { ...view, user, router, visit: (to: string) => act(() => router.navigate(to)) };
}
