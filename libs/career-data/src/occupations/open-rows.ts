import { GERMANY_PAY_ROWS, MINIMUM_WAGE_ROWS, SINGAPORE_PAY_ROWS, UK_PUBLIC_SECTOR_PAY_ROWS } from '../tables.js';

/** The person who compared a table row with its official source and confirmed it, and the date. Absent until then. */
interface ConfirmableRow {
  confirmed?: { by: string; on: string } | undefined;
}

/**
 * Returns whether the figures of a table row may be published: they were seen in a stored page of the source, or a
 * person confirmed them later.
 */
export function isPrintable({ status, confirmed }: ConfirmableRow & { status: 'seen' | 'memory' }): boolean {
  return status === 'seen' || confirmed !== undefined;
}

/** A row whose pay figures no person has compared with their official source. */
export interface OpenRow {
  /** Name of the file in `data/`. */
  table: string;
  /** Short description of the row, with its figures. */
  row: string;
  /** The source with which to compare the row. */
  source: string;
}

/** Returns, from all tables, the rows with pay figures that no person has confirmed. */
export function openRows(): OpenRow[] {
  const openMonthlyRows = (rows: typeof GERMANY_PAY_ROWS, table: string, source: string): OpenRow[] =>
    rows.filter(isOpen).map(({ code, position, group, p25, median, p75 }) => ({
      table,
      row: `${code}: ${position} ${group}: ${p25}, ${median}, ${p75}`,
      source,
    }));
  return [
    ...MINIMUM_WAGE_ROWS.filter(isOpen).map(({ country, amount, unit, law, source }) => ({
      table: 'minimum-wages.json',
      row: `${country}: ${law ?? 'no law'}${amount === null ? '' : `, ${amount} a ${unit}`}`,
      source,
    })),
    ...UK_PUBLIC_SECTOR_PAY_ROWS.filter(isOpen).map(({ code, grade, min, max, year, source }) => ({
      table: 'uk-public-sector-pay.json',
      row: `${code}: ${grade}, ${year}: ${min} to ${max}`,
      source,
    })),
    ...openMonthlyRows(
      GERMANY_PAY_ROWS,
      'germany-pay.json',
      'Bundesagentur für Arbeit, Entgeltatlas, the position of the KldB 2010',
    ),
    ...openMonthlyRows(
      SINGAPORE_PAY_ROWS,
      'singapore-pay.json',
      'Ministry of Manpower, Occupational Wages 2024, Table 4',
    ),
  ];
}

const isOpen = ({ confirmed }: ConfirmableRow): boolean => confirmed === undefined;
