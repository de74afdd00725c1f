import { act, configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router-dom';
import { Outlet, RouterProvider, type RouteObject } from '../router';
import { createStore, type AppStore } from '../store';
import { Toasts } from '../toasts/toasts';
import { loadToastHost } from '../toasts/use-toast-host';
import { server } from './server';

// The first test of a file waits until the page's code is compiled, which takes over 30 s on a busy machine.
configure({ asyncUtilTimeout: 90_000 });

// Load the toast code first, so that tests see toasts immediately.
beforeAll(loadToastHost);

interface RenderPageOptions {
  /** The path to open, which may have a query. */
  path: string;
  handlers?: HttpHandler[];
  user?: UserEvent;
}

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  store: AppStore;
  router: ReturnType<typeof createMemoryRouter>;
  /** Navigates to another path, as a link does. */
  visit(path: string): Promise<void>;
}

/** Renders the page of a remote at `path` as the shell does, with the store and the toasts. */
export function renderPage(
  routes: RouteObject[],
  { path, handlers = [], user = userEvent.setup() }: RenderPageOptions,
): RenderedPage {
  server.use(...handlers);
  const store = createStore();
  const frame = (
    <>
      <main>
        <Outlet />
      </main>
      <Toasts />
    </>
  );
  const router = createMemoryRouter([{ element: frame, hydrateFallbackElement: <p>Loading</p>, children: routes }], {
    initialEntries: [path],
  });
  const result = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const visitPath = (to: string) => act(() => router.navigate(to));
  return { ...result, user, store, router, visit: visitPath };
}
