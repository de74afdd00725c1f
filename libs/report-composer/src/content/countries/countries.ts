import { COUNTRY_ROWS } from './countries.data.js';
import type { CountryRow } from './country-row.js';

const rowByCode = new Map<string, CountryRow>(COUNTRY_ROWS.map((row) => [row.code, row]));

/** Returns the pay data of the country with this code, or undefined. */
export function countryByCode(code: string): CountryRow | undefined {
  return rowByCode.get(code);
}

/**
 * Returns the source of the average wage as shown to readers. A link to a press article is
 * replaced, because reports show only links of the link register.
 */
export function wageSourceText({ wageSource }: CountryRow): string {
  return wageSource.replace(/; as quoted at \S+/, ', as quoted in the press');
}
