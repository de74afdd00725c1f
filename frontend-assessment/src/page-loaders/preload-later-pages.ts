import { loadCountryReport } from '../features/country-report/load-country-report';
import { loadCheckoutPage } from './checkout-page';
import { loadReportSuccessPage } from './report-success-page';

/** Preloads the pages after the assessment. Ignores failures; navigation retries. */
export function preloadLaterPages(): void {
  for (const load of [loadCheckoutPage, loadReportSuccessPage, loadCountryReport]) {
    load().catch(() => undefined);
  }
}
