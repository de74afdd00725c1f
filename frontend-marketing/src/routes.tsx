import './styles.css';
import { pages } from '@bearings/contracts';
import { lazyPage } from '@bearings/web';
import type { RouteObject } from 'react-router-dom';

/** The landing page, which the shell shows at `/` to whoever is not signed in. */
export const home = lazyPage(async () => (await import('./pages/landing-page')).LandingPage);

export const routes: RouteObject[] = [
  {
    path: pages.about,
    lazy: lazyPage(async () => (await import('./pages/about-page')).AboutPage),
  },
];
