import { US_LICENSED_ROWS } from '../tables.js';

const CODES: ReadonlySet<string> = new Set(US_LICENSED_ROWS.map(({ code }) => code));

/** Whether many American states ask people in this occupation for a licence or certificate. */
export function isOftenLicensed(code: string): boolean {
  return CODES.has(code);
}
