import './styles.css';
import { pages } from '@bearings/contracts';
import { lazyPage } from '@bearings/web';
import type { RouteObject } from 'react-router-dom';
import { ReportRedirectPage } from './pages/report-redirect-page';

/** The home of a signed-in user, which the shell shows at `/`. */
export const home = lazyPage(
  async () => (await import(/* webpackChunkName: "home" */ './pages/home-page')).HomePage,
);

export const routes: RouteObject[] = [
  {
    path: pages.login,
    lazy: lazyPage(
      async () => (await import(/* webpackChunkName: "login" */ './pages/login-page')).LoginPage,
    ),
  },
  {
    path: pages.dashboard,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "dashboard" */ './pages/dashboard-page')).DashboardPage,
    ),
  },
  {
    path: pages.report,
    lazy: lazyPage(
      async () => (await import(/* webpackChunkName: "report" */ './pages/report-page')).ReportPage,
    ),
  },
  {
    path: pages.admin,
    lazy: lazyPage(
      async () => (await import(/* webpackChunkName: "admin" */ './pages/admin-page')).AdminPage,
    ),
  },
  { path: '/report', element: <ReportRedirectPage /> },
];
