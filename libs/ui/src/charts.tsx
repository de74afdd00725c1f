import { useState, type CSSProperties } from 'react';
import { Button } from './button';
import { Table } from './data';
import { VisuallyHidden } from './visually-hidden';

export interface BandScore {
  label: string;
  /** Score from 0 to 100. */
  value: number;
  /** The name of the score's band, such as 'high'. */
  band: string;
}

/** Shows a score as a bar on a scale that is divided into five bands, with the name of the score's band. */
export function BandBar({ label, value, band }: BandScore) {
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--share': Math.min(100, Math.max(0, value)) / 100,
  };
  return (
    <div className="ui-band">
      <p className="ui-band-head">
        <span className="ui-band-label">{label}</span>
        <span className="ui-band-word">{band}</span>
      </p>
      <span className="ui-band-track" style={style} aria-hidden="true">
        <span className="ui-band-fill" />
        <span className="ui-band-needle" />
      </span>
    </div>
  );
}

export interface CategoryChartProps {
  caption: string;
  scores: readonly BandScore[];
}

/**
 * Shows all category scores as bars. The page also contains the scores as a table for screen
 * readers, which a button shows instead of the chart.
 */
export function CategoryChart({ caption, scores }: CategoryChartProps) {
  const [asTable, setAsTable] = useState(false);
  const rows = (
    <>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Band</th>
          <th scope="col" data-align="end">
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map((score) => (
          <tr key={score.label}>
            <th scope="row">{score.label}</th>
            <td>{score.band}</td>
            <td data-align="end">{score.value}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
  return (
    <figure className="ui-chart">
      <figcaption className="ui-chart-caption">{caption}</figcaption>
      {asTable ? (
        <Table caption={caption} captionHidden>
          {rows}
        </Table>
      ) : (
        <>
          <div className="ui-chart-bars" aria-hidden="true">
            {scores.map((score) => (
              <BandBar key={score.label} {...score} />
            ))}
          </div>
          <VisuallyHidden>
            <table>
              <caption>{caption}</caption>
              {rows}
            </table>
          </VisuallyHidden>
        </>
      )}
      <Button variant="ghost" size="small" className="ui-chart-switch" onClick={() => setAsTable(!asTable)}>
        {asTable ? 'Show as a chart' : 'Show as a table'}
      </Button>
    </figure>
  );
}
