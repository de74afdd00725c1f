import type { ComponentType } from 'react';
import type { RouteObject } from './router';

/** Loads a page's component on first use; see `createLazyPage`. */
export type PageLoader = () => Promise<{ Component: ComponentType }>;

/**
 * The exports of a remote's `./routes` module. The shell uses nothing else of a remote.
 * - `routes`: the remote's pages, loaded lazily. Their absolute paths are below those that the shell's route table
 *   assigns to the remote.
 * - `home`: the page that the shell shows at `/`: the landing page (marketing), or the home page of a
 *   signed-in user (account).
 */
export interface RemoteRoutes {
  routes: RouteObject[];
  home?: PageLoader;
}
