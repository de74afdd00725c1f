import { Table } from '@bearings/ui';
import type { ReactNode } from 'react';

/** Fills the remaining width and breaks long words. */
const LONG = 'md:min-w-44 wrap-anywhere';
/** Like LONG, but wide enough for a typical email address on one line. */
const KEY = 'md:min-w-60 wrap-anywhere';
const SHORT = 'md:whitespace-nowrap';

/** On a phone each row is a card, and each cell a line with its column's name. */
const ROW =
  'max-md:mb-4 max-md:block max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-2';
const HEAD = 'max-md:block max-md:py-3! max-md:pr-0!';
const CELL =
  'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:border-b-0! max-md:py-1.5! max-md:px-0! max-md:text-end! max-md:before:shrink-0 max-md:before:text-muted max-md:before:content-[attr(data-label)]';

/** A layout of blocks takes these from a table's elements. */
const ROLES = {
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
  /** Aligns figures. */
  end?: boolean;
  /** Wraps long text: names and sentences. Other columns stay on one line. */
  wraps?: boolean;
}

interface RowsTableProps<Row> {
  caption: string;
  /** The first column is the row's header. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Rows as a table, and as cards on a phone. */
export function RowsTable<Row>({ caption, columns, rows, keyOf }: RowsTableProps<Row>) {
  return (
    <Table caption={caption} captionHidden {...ROLES.table} className="max-md:block">
      <thead {...ROLES.rowgroup} className="max-md:sr-only">
        <tr {...ROLES.row}>
          {columns.map(({ label, end }) => (
            <th
              key={label}
              {...ROLES.columnheader}
              scope="col"
              data-align={end ? 'end' : undefined}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup} className="max-md:block">
        {rows.map((row) => (
          <tr key={keyOf(row)} {...ROLES.row} className={ROW}>
            {columns.map(({ label, cell, end, wraps }, index) =>
              index === 0 ? (
                <th
                  key={label}
                  {...ROLES.rowheader}
                  scope="row"
                  className={`${HEAD} ${wraps ? KEY : SHORT}`}
                >
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={label}
                  {...ROLES.cell}
                  data-label={label}
                  data-align={end ? 'end' : undefined}
                  className={`${CELL} ${wraps ? LONG : SHORT}`}
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
