import type { PublicSectorPayRow } from '../schema.js';
import { UK_PUBLIC_SECTOR_PAY_ROWS } from '../tables.js';
import { isPrintable } from './open-rows.js';

/** Returns the publishable grades of an occupation's public-sector pay scale, lowest first. */
export function listPublicSectorPay(code: string): readonly PublicSectorPayRow[] {
  return UK_PUBLIC_SECTOR_PAY_ROWS.filter((row) => row.code === code && isPrintable(row));
}
