import './styles.css';
import { pages } from '@bearings/contracts';
import { lazyPage } from '@bearings/web';
import type { RouteObject } from 'react-router-dom';

/** The home of a signed-in user, which the shell shows at `/`. */
export const home = lazyPage(async () => (await import('./pages/home-page')).HomePage);

export const routes: RouteObject[] = [
  {
    path: pages.login,
    lazy: lazyPage(async () => (await import('./pages/login-page')).LoginPage),
  },
];
