import './styles.css';
import { pages } from '@bearings/contracts';
import { createLazyPage } from '@bearings/web';
import type { RouteObject } from '@bearings/web/router';
import { CheckoutRedirect } from './features/checkout/checkout-redirect';
import { loadAssessmentPage } from './page-loaders/assessment-page';
import { loadCheckoutPage } from './page-loaders/checkout-page';
import { loadReportSuccessPage } from './page-loaders/report-success-page';

export const routes: RouteObject[] = [
  { path: pages.assessment, lazy: createLazyPage(loadAssessmentPage) },
  { path: '/checkout', element: <CheckoutRedirect /> },
  { path: pages.checkout, lazy: createLazyPage(loadCheckoutPage) },
  { path: pages.reportSuccess, lazy: createLazyPage(loadReportSuccessPage) },
];
