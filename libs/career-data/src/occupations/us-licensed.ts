import { US_LICENSED_ROWS } from '../tables.js';

const LICENSED_CODES: ReadonlySet<string> = new Set(US_LICENSED_ROWS.map(({ code }) => code));

/** Returns whether many American states require a licence or certificate for this occupation. */
export function isOftenLicensed(code: string): boolean {
  return LICENSED_CODES.has(code);
}
