import type { ComponentType } from 'react';
import type { RouteObject } from './router';

/** Loads a page's component on first use; see `lazyPage`. */
export type PageLoader = () => Promise<{ Component: ComponentType }>;

/**
 * The exports of a remote's `./routes` module, its only interface to the shell.
 * - `routes`: absolute paths below the remote's prefixes in the route table; pages are lazy.
 * - `home`: the page that the shell shows at `/`: the landing page from marketing, or a signed-in user's home
 *   from account.
 */
export interface RemoteRoutes {
  routes: RouteObject[];
  home?: PageLoader;
}
