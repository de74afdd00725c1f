// For each country, counts the occupations for which a report has pay figures and other facts. The
// counts are shown before payment.
import type { CountryReport } from '@bearings/contracts';
import { COUNTRIES, countryInSentence, getRegion, getTitleLanguage, UK, US } from '@bearings/domain';
import { COUNTRY_REPORT as copy } from '../content/countries/country-report.js';
import { findLocalTitle, findLocalWays, hasLocalWays, listGeneralWays, OCCUPATIONS } from '@bearings/career-data';
import { fillWording } from '../text.js';
import { choosePay } from './pay.js';

function createCountryReport(country: string): CountryReport {
  const kinds = OCCUPATIONS.map((occupation) => choosePay(country, occupation).kind);
  const countKind = (kind: (typeof kinds)[number]): number => kinds.filter((each) => each === kind).length;
  const counts = {
    published: countKind('published') + countKind('scale'),
    estimated: countKind('estimate'),
  };
  const variables = {
    country: countryInSentence(country),
    all: String(OCCUPATIONS.length),
    published: String(counts.published),
    estimated: String(counts.estimated),
    ways: String(countWays(country)),
    general: String(countGeneralWays(country)),
    titles: String(OCCUPATIONS.filter(({ code }) => findLocalTitle(country, code) !== null).length),
    projected: String(OCCUPATIONS.filter(({ usGrowthPct }) => usGrowthPct !== null).length),
  };
  const isUs = country === US;
  const pay = choosePayKind(counts);
  const region = getRegion(country);
  const kind = region === 'other' && hasLocalWays(country) ? 'local' : region;
  const lines = [
    copy.pay[pay],
    copy.ways[kind],
    isUs ? copy.outlook.us : copy.outlook.other,
    ...(kind === 'uk' ? [] : [copy.titles[kind === 'local' && hasEnglishTitles(country) ? 'english' : kind]]),
  ];
  const line = fillWording(copy.line, {
    ...variables,
    pay: fillWording(copy.linePay[pay], variables),
    ways: fillWording(copy.lineWays[chooseWaysKind(country)], variables),
  });
  return { countryCode: country, line, says: lines.map((each) => fillWording(each, variables)) };
}

/** Returns whether a country has titles of its own in English, which replace ours. */
const hasEnglishTitles = (country: string): boolean =>
  getTitleLanguage(country) === 'en' && OCCUPATIONS.some(({ code }) => findLocalTitle(country, code) !== null);

const countWays = (country: string): number =>
  OCCUPATIONS.filter(({ code }) => findLocalWays(country, code) !== null).length;

/** Counts the occupations that have only ways in which are usual everywhere. */
const countGeneralWays = (country: string): number =>
  OCCUPATIONS.filter(({ code }) => findLocalWays(country, code) === null && listGeneralWays(code).length > 0).length;

function chooseWaysKind(country: string): keyof typeof copy.lineWays {
  if (country === UK) return 'all';
  return hasLocalWays(country) ? 'some' : 'none';
}

function choosePayKind({ published, estimated }: Record<'published' | 'estimated', number>): keyof typeof copy.pay {
  if (published > 0) return estimated > 0 ? 'both' : 'published';
  return estimated > 0 ? 'estimated' : 'none';
}

let reports: readonly CountryReport[] | undefined;

/** Returns what a report contains and lacks for each country, the United Kingdom first. */
export function listCountryReports(): readonly CountryReport[] {
  reports ??= COUNTRIES.map(createCountryReport);
  return reports;
}
