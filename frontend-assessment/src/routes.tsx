import './styles.css';
import { pages } from '@bearings/contracts';
import { lazyPage } from '@bearings/web';
import type { RouteObject } from 'react-router-dom';
import { CheckoutRedirect } from './features/checkout/checkout-redirect';
import { loadAssessmentPage, loadCheckoutPage, loadReportSuccessPage } from './load-pages';

export const routes: RouteObject[] = [
  { path: pages.assessment, lazy: lazyPage(loadAssessmentPage) },
  { path: '/checkout', element: <CheckoutRedirect /> },
  { path: pages.checkout, lazy: lazyPage(loadCheckoutPage) },
  { path: pages.reportSuccess, lazy: lazyPage(loadReportSuccessPage) },
];
