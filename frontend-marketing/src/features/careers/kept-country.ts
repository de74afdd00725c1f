import { isCountry } from '@bearings/domain';
import { readStoredText, storeText } from '@bearings/web';

const STORAGE_KEY = 'bearings.library-country';

/** Returns the country that this browser last showed the library for; null if there is none or storage is blocked. */
export function readKeptCountry(): string | null {
  const country = readStoredText(STORAGE_KEY);
  return isCountry(country) ? country : null;
}

/** Keeps the country in this browser. If storage is blocked, only the URL has it. */
export function keepCountry(country: string): void {
  storeText(STORAGE_KEY, country);
}
