/** The names of the countries that a person may choose, by ISO 3166-1 code: the United Kingdom first, then by name. */
const COUNTRY_NAMES = {
  GB: 'United Kingdom',
  AU: 'Australia',
  CA: 'Canada',
  DK: 'Denmark',
  FR: 'France',
  DE: 'Germany',
  IN: 'India',
  IE: 'Ireland',
  IT: 'Italy',
  JP: 'Japan',
  NL: 'Netherlands',
  NZ: 'New Zealand',
  NO: 'Norway',
  SG: 'Singapore',
  ZA: 'South Africa',
  ES: 'Spain',
  SE: 'Sweden',
  CH: 'Switzerland',
  AE: 'United Arab Emirates',
  US: 'United States',
} as const;

export type CountryCode = keyof typeof COUNTRY_NAMES;

/** The codes of these countries, in the same order. */
export const COUNTRIES: readonly CountryCode[] = Object.keys(COUNTRY_NAMES).filter(isCountry);

/** The two countries whose readers get texts and data of their own in reports. */
export const UK = 'GB';
export const US = 'US';

/** The country of a person who has chosen none. */
export const DEFAULT_COUNTRY = 'GB';

/** Returns whether this is the code of one of our countries. */
export function isCountry(value: unknown): value is CountryCode {
  return typeof value === 'string' && Object.hasOwn(COUNTRY_NAMES, value);
}

/**
 * Returns a country's name. Returns the code itself if this version of the page does not know the country, for example
 * because the server is newer.
 */
export function getCountryName(code: string): string {
  return isCountry(code) ? COUNTRY_NAMES[code] : code;
}

/** The names of these countries, in the same order. The calls of the specification contain names instead of codes. */
export const COUNTRY_LIST: readonly string[] = COUNTRIES.map(getCountryName);

/** Returns the code of a country. Returns the name itself if it is none of {@link COUNTRY_LIST}. */
export function getCountryCode(name: string): string {
  return COUNTRIES.find((code) => COUNTRY_NAMES[code] === name) ?? name;
}

/** Returns a country's name for use within a sentence: "the United Kingdom", "Germany". */
export function countryInSentence(code: string): string {
  const name = getCountryName(code);
  return /^(?:Netherlands|United )/.test(name) ? `the ${name}` : name;
}

/** The currency of each country (ISO 4217). */
const CURRENCIES: Readonly<Record<CountryCode, string>> = {
  GB: 'GBP',
  AU: 'AUD',
  CA: 'CAD',
  DK: 'DKK',
  FR: 'EUR',
  DE: 'EUR',
  IN: 'INR',
  IE: 'EUR',
  IT: 'EUR',
  JP: 'JPY',
  NL: 'EUR',
  NZ: 'NZD',
  NO: 'NOK',
  SG: 'SGD',
  ZA: 'ZAR',
  ES: 'EUR',
  SE: 'SEK',
  CH: 'CHF',
  AE: 'AED',
  US: 'USD',
};

/** Returns the currency of a country; that of the default country for an unknown code. */
export const getCurrency = (code: string): string => CURRENCIES[isCountry(code) ? code : DEFAULT_COUNTRY];

/** The language of job titles (BCP 47) in countries where it is not English. */
const TITLE_LANGUAGES: Readonly<Partial<Record<string, string>>> = { DE: 'de', FR: 'fr', NO: 'nb' };

/** Returns the language of a country's job titles in our tables. */
export const getTitleLanguage = (code: string): string => TITLE_LANGUAGES[code] ?? 'en';

export type Region = 'uk' | 'us' | 'other';

/** Returns the region by which texts differ: UK, US, or any other country. */
export function getRegion(code: string): Region {
  if (code === UK) return 'uk';
  return code === US ? 'us' : 'other';
}
