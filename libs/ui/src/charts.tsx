import { useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from './button';
import { Table } from './data';
import { VisuallyHidden } from './visually-hidden';

export interface BandScore {
  label: string;
  /** 0 to 100. */
  value: number;
  /** The word for the score's band, such as 'high'. */
  band: string;
}

export interface BandBarProps extends BandScore {
  hint?: ReactNode;
  /** Points by which the score could be higher or lower; drawn around the needle. */
  margin?: number;
}

/** One score as a bar on a five-band ground, with its band in words. */
export function BandBar({ label, value, band, hint, margin }: BandBarProps) {
  return (
    <div className="ui-band">
      <p className="ui-band-head">
        <span className="ui-band-label">{label}</span>
        <span className="ui-band-word">{band}</span>
      </p>
      <BandTrack value={value} margin={margin} />
      {hint && <p className="ui-hint">{hint}</p>}
    </div>
  );
}

const shareOf = (value: number): number => Math.min(100, Math.max(0, value)) / 100;

function BandTrack({ value, margin }: { value: number; margin: number | undefined }) {
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--share': shareOf(value),
    '--from': shareOf(value - (margin ?? 0)),
    '--to': shareOf(value + (margin ?? 0)),
  };
  return (
    <span className="ui-band-track" style={style} aria-hidden="true">
      <span className="ui-band-fill" />
      {margin !== undefined && <span className="ui-band-margin" />}
      <span className="ui-band-needle" />
    </span>
  );
}

export interface CategoryChartProps {
  caption: string;
  /** Explains the marks on the bars, which the table does not have. */
  legend?: string;
  scores: readonly BandScore[];
  /** Headings of the table's columns. */
  columns?: { category: string; band: string; score: string };
  /** Points by which each score could be higher or lower, drawn around it. */
  margin?: number;
  showTableLabel?: string;
  showChartLabel?: string;
}

/**
 * All category scores as bars. The same figures are always in the page as a table for screen readers,
 * which can replace the chart.
 */
export function CategoryChart({
  caption,
  legend,
  scores,
  columns = { category: 'Category', band: 'Band', score: 'Score' },
  margin,
  showTableLabel = 'Show as a table',
  showChartLabel = 'Show as a chart',
}: CategoryChartProps) {
  const [asTable, setAsTable] = useState(false);
  const rows = (
    <>
      <thead>
        <tr>
          <th scope="col">{columns.category}</th>
          <th scope="col">{columns.band}</th>
          <th scope="col" data-align="end">
            {columns.score}
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
          {legend && (
            <p className="ui-chart-legend" aria-hidden="true">
              {legend}
            </p>
          )}
          <div className="ui-chart-bars" aria-hidden="true">
            {scores.map((score) => (
              <BandBar key={score.label} {...score} {...(margin !== undefined && { margin })} />
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
      <Button
        variant="ghost"
        size="small"
        className="ui-chart-switch"
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? showChartLabel : showTableLabel}
      </Button>
    </figure>
  );
}
