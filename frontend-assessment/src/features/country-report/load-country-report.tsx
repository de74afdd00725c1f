import { lazyPart } from '../../page-loaders/downloaded-part';
import { countryReportTexts } from '../../texts/country-report-texts';

export const loadCountryReport = async () =>
  (await import(/* webpackChunkName: "country-report" */ './country-report')).CountryReport;

/** The report's facts for the reader's country. Loaded after the page, since it contains a select. */
export const CountryReport = lazyPart(loadCountryReport, '14rem', countryReportTexts);
