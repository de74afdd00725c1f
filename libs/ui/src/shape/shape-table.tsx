import { sortHighestFirst, type ShapeArea } from '@bearings/charts';
import type { ReactNode } from 'react';

/** The figures of the score chart as a table in a disclosure. If a job is given, its demands are next to the scores. */
export function ShapeTable({
  areas,
  job,
  caption = 'Your twelve areas, 0 to 100',
  children = 'Read it as a table',
}: {
  areas: readonly ShapeArea[];
  job?: { values: Readonly<Record<ShapeArea['category'], number>> };
  caption?: string;
  /** The label of the button that opens the table. */
  children?: ReactNode;
}) {
  return (
    <details className="ui-shape-table">
      <summary>{children}</summary>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">You</th>
            {job && <th scope="col">The job</th>}
          </tr>
        </thead>
        <tbody>
          {sortHighestFirst(areas).map(({ category, name, score, band }) => (
            <tr key={category}>
              <th scope="row">{name}</th>
              <td>{`${score}, ${band}`}</td>
              {job && <td>{Math.round(job.values[category])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
