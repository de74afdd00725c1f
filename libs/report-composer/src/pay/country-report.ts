// What a report has in a country, counted over every occupation: a buyer reads it before paying.
import { COUNTRIES, countryInSentence, type CountryReport, UK, US } from '@bearings/contracts';
import { COUNTRY_REPORT as copy } from '../content/countries/country-report.js';
import { OCCUPATIONS } from '@bearings/career-data';
import { fill } from '../text.js';
import { payIn } from './pay.js';

function reportIn(country: string): CountryReport {
  const kinds = OCCUPATIONS.map((occupation) => payIn(country, occupation).kind);
  const count = (kind: (typeof kinds)[number]): number =>
    kinds.filter((each) => each === kind).length;
  const counts = { published: count('published'), estimated: count('estimate') };
  const slots = {
    country: countryInSentence(country),
    all: String(OCCUPATIONS.length),
    published: String(counts.published),
    estimated: String(counts.estimated),
    projected: String(OCCUPATIONS.filter(({ usGrowthPct }) => usGrowthPct !== null).length),
  };
  const isUs = country === US;
  const lines = [
    payLine(counts),
    country === UK ? copy.ways.uk : isUs ? copy.ways.us : copy.ways.other,
    isUs ? copy.outlook.us : copy.outlook.other,
    ...(country === UK ? [] : [isUs ? copy.titles.us : copy.titles.other]),
  ];
  return { country, says: lines.map((line) => fill(line, slots)) };
}

function payLine({ published, estimated }: { published: number; estimated: number }): string {
  if (published > 0) return estimated > 0 ? copy.pay.both : copy.pay.published;
  return estimated > 0 ? copy.pay.estimated : copy.pay.none;
}

let reports: readonly CountryReport[] | undefined;

/** Returns what a report has and lacks in each country, the United Kingdom first. */
export function countryReports(): readonly CountryReport[] {
  reports ??= COUNTRIES.map(reportIn);
  return reports;
}
