import { COUNTRY_ROWS } from './countries.data.js';
import type { CountryRow } from './country-row.js';

const byCode = new Map<string, CountryRow>(COUNTRY_ROWS.map((row) => [row.code, row]));

/** What we know of pay in the country with this code, or undefined. */
export function countryByCode(code: string): CountryRow | undefined {
  return byCode.get(code);
}

/** Returns where the average wage comes from, as it is printed: without addresses outside the register. */
export function wageSourceText({ wageSource }: CountryRow): string {
  return wageSource.replace(/; as quoted at \S+/, ', as quoted in the press');
}
