import { isCountry } from '@bearings/domain';

const STORAGE_KEY = 'bearings.library-country';

/** Returns the country that this browser last showed the library for; null if there is none or storage is blocked. */
export function readKeptCountry(): string | null {
  try {
    const country = window.localStorage.getItem(STORAGE_KEY);
    return isCountry(country) ? country : null;
  } catch {
    return null;
  }
}

/** Keeps the country in this browser. If storage is blocked, only the URL has it. */
export function keepCountry(country: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, country);
  } catch {
    // The URL has the country, so this page works without storage.
  }
}
