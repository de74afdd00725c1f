import { Badge, Heading, Note, Table } from '@bearings/ui';
import { useId } from 'react';
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
      <Table caption={title} captionHidden>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{dates.before}</th>
            <th scope="col">{dates.after}</th>
            <th scope="col">{texts.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, before, after, difference, isMarked }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{after}</td>
              <td>
                {isMarked ? (
                  <Badge tone="accent">{difference}</Badge>
                ) : (
                  <span className="text-muted">{texts.same}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {note && <Note className="mt-4">{note}</Note>}
    </section>
  );
}
