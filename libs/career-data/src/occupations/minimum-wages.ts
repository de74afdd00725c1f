import type { MinimumWageRow } from '../schema.js';
import { MINIMUM_WAGE_ROWS } from '../tables.js';
import { isPrintable } from './open-rows.js';

/** A national minimum wage set by law. */
export interface MinimumWage {
  /** The amount for one year of full-time work, in the country's currency. */
  perYear: number;
  /** The year from which the wage applies. */
  year: number;
  /**
   * True if the amount was seen in its source or confirmed, so that it may be published. Otherwise it is only used as
   * the lower limit of our pay estimates.
   */
  printable: boolean;
}

/** Returns the national minimum wage of a country; null if there is none or it varies by region or sector. */
export function getMinimumWage(country: string): MinimumWage | null {
  const row = MINIMUM_WAGE_ROWS.find((each) => each.country === country);
  return row === undefined ? null : toNational(row);
}

function toNational(row: MinimumWageRow): MinimumWage | null {
  const { kind, perYear, since } = row;
  if (kind !== 'national' || perYear === null || since === null) return null;
  return { perYear, year: Number(since.slice(0, 4)), printable: isPrintable(row) };
}
