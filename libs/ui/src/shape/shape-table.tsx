import { sortHighestFirst, type ShapeArea } from '@bearings/charts';
import type { SeenValues } from '@bearings/domain';
import type { ReactNode } from 'react';

/** The figures of the score chart as a table in a disclosure. If a job is given, or what others see, those values are next to the scores. */
export function ShapeTable({
  areas,
  job,
  seen,
  caption = 'Your twelve areas, 0 to 100',
  children = 'Read it as a table',
}: {
  areas: readonly ShapeArea[];
  job?: { values: Readonly<Record<ShapeArea['category'], number>> };
  /** What others see, and the heading of its column. */
  seen?: { values: SeenValues; heading: string };
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
            {seen && <th scope="col">{seen.heading}</th>}
          </tr>
        </thead>
        <tbody>
          {sortHighestFirst(areas).map(({ category, name, score, band }) => (
            <tr key={category}>
              <th scope="row">{name}</th>
              <td>{`${score}, ${band}`}</td>
              {job && <td>{Math.round(job.values[category])}</td>}
              {seen && <td>{seen.values[category] ?? 'not known'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
