import type { ComponentType } from 'react';
import type { RouteObject } from './router';

/** Brings a page's component when it is first needed. `lazyPage` makes one. */
export type PageLoader = () => Promise<{ Component: ComponentType }>;

/**
 * What a remote's `./routes` module exports, and all the shell knows of it.
 * - `routes`: absolute paths within the remote's own area; pages are lazy.
 * - `home`: the page for `/`, which belongs to the shell. Marketing brings the landing page, account
 *   the home of a signed-in user.
 */
export interface RemoteRoutes {
  routes: RouteObject[];
  home?: PageLoader;
}
