import { Badge, Heading, Note } from '@bearings/ui';
import { useId } from 'react';
import { RowsTable } from '../../../components/rows-table';
import { ChangeDots } from './moves';
import { retakeTexts as texts } from './retake-texts';

interface DifferenceRow {
  key: string;
  name: string;
  before: string;
  after: string;
  /** The positions of both values on a drawn line, from 0 to 1; null if the row has no line. */
  move: { before: number | null; after: number | null } | null;
  difference: string;
  /** True if the difference is larger than chance explains. */
  isMarked: boolean;
}

interface DifferenceTableProps {
  title: string;
  first: string;
  /** Headings of the columns with the values of the two reports. */
  heads: { before: string; after: string };
  rows: readonly DifferenceRow[];
  note?: string;
}

/**
 * A table that compares two reports. It marks differences that chance cannot explain, and lists
 * equal values in a disclosure.
 */
export function DifferenceTable({ title, first, heads, rows, note }: DifferenceTableProps) {
  const id = useId();
  const equalRows = rows.filter(({ before, after }) => before === after);
  const movedRows = rows.filter((row) => !equalRows.includes(row));
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id} className="mb-4">
        {title}
      </Heading>
      {movedRows.length > 0 && (
        <RowsTable
          caption={title}
          rows={movedRows}
          keyOf={({ key }) => key}
          columns={[
            { label: first, cell: ({ name }) => name, wraps: true },
            { label: heads.before, cell: ({ before }) => before, wraps: true },
            { label: heads.after, cell: ({ after }) => after, wraps: true },
            ...(movedRows.some(({ move }) => move) ? [{ label: texts.move, cell: formatMove }] : []),
            { label: texts.difference, cell: formatDifference, wraps: true },
          ]}
        />
      )}
      {equalRows.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-primary underline underline-offset-4">
            {texts.equal(equalRows.length, rows.length)}
          </summary>
          <ul className="text-muted">
            {equalRows.map(({ key, name, after }) => (
              <li key={key}>{`${name}: ${after}`}</li>
            ))}
          </ul>
        </details>
      )}
      {note && <Note className="mt-4">{note}</Note>}
    </section>
  );
}

function formatMove({ move }: DifferenceRow) {
  return move && <ChangeDots {...move} />;
}

function formatDifference({ isMarked, difference }: DifferenceRow) {
  if (isMarked) return <Badge tone="accent">{difference}</Badge>;
  return <span className="text-muted">{texts.same}</span>;
}
