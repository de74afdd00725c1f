import { lazyPart } from '@bearings/web/circumstances';
import { countryReportTexts } from './country-report-texts';

export const loadCountryReport = async () =>
  (await import(/* webpackChunkName: "country-report" */ './country-report')).CountryReport;

/**
 * The list of facts for the reader's country. It is downloaded after the page, because the code of its select is large.
 */
export const CountryReport = lazyPart(loadCountryReport, '14rem', countryReportTexts);
