import { DEFAULT_COUNTRY } from '@bearings/contracts';

/** Returns the one of these countries that the browser's language names, else the default. */
export function likelyCountry(languages: readonly string[], countries: readonly string[]): string {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  for (const language of languages) {
    const region = /-([A-Z]{2})\b/.exec(language)?.[1];
    const name = region === undefined ? undefined : names.of(region);
    if (name !== undefined && countries.includes(name)) return name;
  }
  return DEFAULT_COUNTRY;
}
