import { Table } from '@bearings/ui';
import type { ReactNode } from 'react';

/** Classes of a column for long texts: it takes the remaining width and breaks long words. */
const LONG_COLUMN = 'lg:min-w-44 wrap-anywhere';
/** Like `LONG_COLUMN`, but wide enough for a typical email address on one line. */
const EMAIL_COLUMN = 'lg:min-w-60 wrap-anywhere';
const SHORT_COLUMN = 'lg:whitespace-nowrap';

/**
 * On screens narrower than a desktop each row is a card, and each cell a line with its column's
 * name. Tablets show two lines side by side.
 */
const ROW_CLASSES =
  'max-lg:mb-4 max-lg:grid max-lg:grid-cols-1 max-lg:gap-x-10 max-lg:sm:grid-cols-2 max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-2';
const ROW_HEADER_CLASSES = 'max-lg:col-span-full max-lg:block max-lg:py-3! max-lg:pr-0!';
const CELL_CLASSES =
  'max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:gap-4 max-lg:border-b-0! max-lg:py-1.5! max-lg:px-0! max-lg:text-end! max-lg:before:shrink-0 max-lg:before:text-muted max-lg:before:content-[attr(data-label)]';

/**
 * Roles of the table's elements. On narrow screens CSS makes the rows blocks, and without these roles browsers would no
 * longer present them to screen readers as a table.
 */
const TABLE_ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** True to align the column to the right, for figures. */
  end?: boolean;
  /** True to let long texts wrap, such as names and sentences. Otherwise the column stays on one line. */
  wraps?: boolean;
}

interface RowsTableProps<Row> {
  caption: string;
  /** The columns. The cell of the first one is the header of its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Shows rows as a table on desktops and as cards on narrower screens. */
export function RowsTable<Row>({ caption, columns, rows, keyOf }: RowsTableProps<Row>) {
  return (
    <Table caption={caption} captionHidden {...TABLE_ROLES.table} className="max-lg:block">
      <thead {...TABLE_ROLES.rowgroup} className="max-lg:sr-only">
        <tr {...TABLE_ROLES.row}>
          {columns.map(({ label, end }) => (
            <th key={label} {...TABLE_ROLES.columnheader} scope="col" data-align={end ? 'end' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.rowgroup} className="max-lg:block">
        {rows.map((row) => (
          <tr key={keyOf(row)} {...TABLE_ROLES.row} className={ROW_CLASSES}>
            {columns.map(({ label, cell, end, wraps }, index) =>
              index === 0 ? (
                <th
                  key={label}
                  {...TABLE_ROLES.rowheader}
                  scope="row"
                  className={`${ROW_HEADER_CLASSES} ${wraps ? EMAIL_COLUMN : SHORT_COLUMN}`}
                >
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={label}
                  {...TABLE_ROLES.cell}
                  data-label={label}
                  data-align={end ? 'end' : undefined}
                  className={`${CELL_CLASSES} ${wraps ? LONG_COLUMN : SHORT_COLUMN}`}
                >
                  <div className="min-w-0">{cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
