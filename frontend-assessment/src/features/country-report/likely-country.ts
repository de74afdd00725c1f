import { DEFAULT_COUNTRY, isCountry } from '@bearings/contracts';

/** Returns the first supported country in the browser's list of languages, or else the default country. */
export function guessCountry(languages: readonly string[]): string {
  const regions = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]);
  return regions.find(isCountry) ?? DEFAULT_COUNTRY;
}
