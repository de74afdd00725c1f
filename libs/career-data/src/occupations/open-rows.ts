import { listLocalPayRows, listPlacePayRows } from '../countries/local-pay.js';
import { MINIMUM_WAGE_ROWS, PUBLIC_SECTOR_PAY_ROWS } from '../tables.js';

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
  return [
    ...MINIMUM_WAGE_ROWS.filter(isOpen).map(({ country, amount, unit, law, source }) => ({
      table: 'minimum-wages.json',
      row: `${country}: ${law ?? 'no law'}${amount === null ? '' : `, ${amount} a ${unit}`}`,
      source,
    })),
    ...PUBLIC_SECTOR_PAY_ROWS.filter(isOpen).map(({ country, code, grade, min, max, year, publisher, document }) => ({
      table: 'public-sector-pay.json',
      row: `${country}, ${code}: ${grade}, ${year}: ${min} to ${max ?? 'unknown'}`,
      source: `${publisher}, ${document}`,
    })),
    ...listLocalPayRows()
      .filter(({ row }) => isOpen(row))
      .map(({ country, row: { code, group, p25, median, p75 }, source }) => ({
        table: `countries/${country}/pay.json`,
        row: `${code}: ${group.code} ${group.title}: ${[p25, median, p75].filter(Boolean).join(', ')}`,
        source: `${source.publisher}, ${source.title} (${source.pay?.groups ?? source.edition})`,
      })),
    ...listPlacePayRows().map(({ country, row: { code, group, medians }, source }) => ({
      table: `countries/${country}/places.json`,
      row: `${code}: ${group.code}: ${Object.entries(medians)
        .map(([place, median]) => `${place} ${median}`)
        .join(', ')}`,
      source: `${source.publisher}, ${source.title} (${source.edition})`,
    })),
  ];
}

/** Returns whether no person has compared a table row with its official source. */
export const isOpen = ({ confirmed }: ConfirmableRow): boolean => confirmed === undefined;
