import { act, configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from '../router';
import { createStore, type AppStore } from '../store';
import { Toasts } from '../toasts/toasts';
import { bringToastHost } from '../toasts/use-toast-host';
import { server } from './server';

// A busy machine takes its time over a page's code; a test that passes never waits this long.
configure({ asyncUtilTimeout: 10_000 });

// A page at rest, which draws its toasts at once.
beforeAll(bringToastHost);

interface RenderPageOptions {
  /** Where the visitor arrives, with its query. */
  path: string;
  /** What the API answers in this test. */
  handlers?: HttpHandler[];
  user?: UserEvent;
}

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  store: AppStore;
  router: ReturnType<typeof createMemoryRouter>;
  /** Goes to another address, as a link would. */
  visit(path: string): Promise<void>;
}

/** Renders an area's routes as the shell would, with the store and the toasts, at one address. */
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
  const router = createMemoryRouter(
    [{ element: frame, hydrateFallbackElement: <p>Loading</p>, children: routes }],
    { initialEntries: [path] },
  );
  const result = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const visit = (to: string) => act(() => router.navigate(to));
  return { ...result, user, store, router, visit };
}
