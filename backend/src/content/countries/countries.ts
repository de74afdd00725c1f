import { COUNTRY_ROWS } from './countries.data.js';
import type { CountryRow } from './country-row.js';

/** The names a person may choose from: the United Kingdom first, then alphabetical. */
export const COUNTRIES: readonly string[] = COUNTRY_ROWS.map(({ name }) => name);

const byName = new Map(COUNTRY_ROWS.map((row) => [row.name, row]));

/** Whether this is one of our countries, spelt exactly. */
export function isCountry(name: unknown): boolean {
  return typeof name === 'string' && byName.has(name);
}

/** What we know of pay in the country of this name, or undefined. */
export function countryByName(name: string): CountryRow | undefined {
  return byName.get(name);
}

/** Returns where the average wage comes from, as it is printed: without addresses outside the register. */
export function wageSourceText({ wageSource }: CountryRow): string {
  return wageSource.replace(/; as quoted at \S+/, ', as quoted in the press');
}
