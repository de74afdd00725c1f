import { DEFAULT_COUNTRY, isCountry } from '@bearings/contracts';

/** Returns the first of our countries that appears in the browser's languages, otherwise the default. */
export function likelyCountry(languages: readonly string[]): string {
  const regions = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]);
  return regions.find(isCountry) ?? DEFAULT_COUNTRY;
}
