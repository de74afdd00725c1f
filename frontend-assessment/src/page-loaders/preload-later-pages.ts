import { loadCountryReport } from '../components/country-report/load-country-report';
import { loadCheckoutPage } from './checkout-page';
import { loadReportSuccessPage } from './report-success-page';

/** Downloads the pages that follow the assessment. Ignores failures, because opening a page tries again. */
export function preloadLaterPages(): void {
  for (const load of [loadCheckoutPage, loadReportSuccessPage, loadCountryReport]) {
    load().catch(() => undefined);
  }
}
