import { downloadedPart } from '../../page-loaders/downloaded-part';
import { countryReportTexts } from '../../texts/country-report-texts';

export const loadCountryReport = async () =>
  (await import(/* webpackChunkName: "country-report" */ './country-report')).CountryReport;

/** What a report has for the reader's country. Downloaded after what it stands in, as it holds a select. */
export const CountryReport = downloadedPart(loadCountryReport, '14rem', countryReportTexts);
