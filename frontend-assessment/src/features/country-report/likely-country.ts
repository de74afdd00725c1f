import { DEFAULT_COUNTRY, isCountry } from '@bearings/contracts';

/** Returns the first of our countries that the browser's languages name, else the default. */
export function likelyCountry(languages: readonly string[]): string {
  const regions = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]);
  return regions.find(isCountry) ?? DEFAULT_COUNTRY;
}
