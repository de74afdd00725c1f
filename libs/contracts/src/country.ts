/** The two countries that reports are written for in detail. */
export const UK = 'United Kingdom';
export const US = 'United States';

/** The country where nothing names another. @alias of {@link UK} */
export const DEFAULT_COUNTRY = UK;

export type Region = 'uk' | 'us' | 'other';

/** Returns which of our texts a reader in a country gets. */
export function regionOf(country: string): Region {
  if (country === UK) return 'uk';
  return country === US ? 'us' : 'other';
}

/** Returns a country's name as it stands within a sentence: "the United Kingdom", "Germany". */
export const countryInSentence = (name: string): string =>
  /^(?:Netherlands|United )/.test(name) ? `the ${name}` : name;
