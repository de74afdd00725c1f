import { getAgeMonths, MAX_AGE_MONTHS, MAX_UNMARKED_AGE_MONTHS } from '../countries/printing-rules.js';
import type { PublicSectorPayRow } from '../schema.js';
import { PUBLIC_SECTOR_PAY_ROWS } from '../tables.js';
import { isOpen, isPrintable } from './open-rows.js';

/** Returns whether a grade may be published: it was read at its source or confirmed, and is not too old. */
export const isScalePrintable = (row: Pick<PublicSectorPayRow, 'status' | 'confirmed' | 'asOf'>): boolean =>
  isPrintable(row) && getAgeMonths(row) <= MAX_AGE_MONTHS;

/** Returns the publishable grades of an occupation's public-sector pay scale in a country, lowest first. */
export const listPublicSectorPay = (country: string, code: string): readonly PublicSectorPayRow[] =>
  PUBLIC_SECTOR_PAY_ROWS.filter((row) => row.country === country && row.code === code && isScalePrintable(row));

/** Returns whether pay has risen since a scale took effect: by an award that we know, or because the scale is old. */
export const isRaisedSince = (row: Pick<PublicSectorPayRow, 'raised' | 'asOf'>): boolean =>
  row.raised === true || getAgeMonths(row) > MAX_UNMARKED_AGE_MONTHS;

/** Returns the publishable grades of all countries that no person has compared with the publisher's own document. */
export const listUncheckedScaleRows = (): readonly PublicSectorPayRow[] =>
  PUBLIC_SECTOR_PAY_ROWS.filter((row) => isScalePrintable(row) && isOpen(row));
