import { Badge, Heading, Note } from '@bearings/ui';
import { useId } from 'react';
import { RowsTable } from '../../components/rows-table';
import { retakeTexts as texts } from '../../texts/retake-texts';

interface DifferenceRow {
  key: string;
  name: string;
  before: string;
  after: string;
  difference: string;
  /** False: chance explains the difference. */
  isMarked: boolean;
}

interface DifferenceTableProps {
  title: string;
  /** Heading of the rows' names. */
  first: string;
  dates: { before: string; after: string };
  rows: readonly DifferenceRow[];
  note?: string;
}

/** What two reports say of the same things, with the differences that chance does not explain marked. */
export function DifferenceTable({ title, first, dates, rows, note }: DifferenceTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id} className="mb-4">
        {title}
      </Heading>
      <RowsTable
        caption={title}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { label: first, cell: ({ name }) => name, wraps: true },
          { label: dates.before, cell: ({ before }) => before },
          { label: dates.after, cell: ({ after }) => after },
          { label: texts.difference, cell: differenceOf, wraps: true },
        ]}
      />
      {note && <Note className="mt-4">{note}</Note>}
    </section>
  );
}

function differenceOf({ isMarked, before, after, difference }: DifferenceRow) {
  if (isMarked) return <Badge tone="accent">{difference}</Badge>;
  return <span className="text-muted">{before === after ? texts.none : texts.same}</span>;
}
