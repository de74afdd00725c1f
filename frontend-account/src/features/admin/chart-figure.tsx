import { Button, Heading, Stack, Table, VisuallyHidden } from '@bearings/ui';
import { useState, type ReactNode } from 'react';
import { adminTexts } from './admin-texts';

const texts = adminTexts.charts;

interface ChartFigureProps {
  caption: string;
  note?: string;
  chart: ReactNode;
  /** The column headings of the table with the chart's figures. The cells of the first column name the rows. */
  heads: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** The head and body of a table in which all columns except the first contain figures. */
export function FigureRows({ heads, rows }: Pick<ChartFigureProps, 'heads' | 'rows'>) {
  const [first, ...others] = heads;
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((head) => (
            <th key={head} scope="col" data-align="end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={heads[place + 1]} data-align="end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** A chart with a caption. The page also contains its figures as a table, which a button shows instead of the chart. */
export function ChartFigure({ caption, note, chart, ...table }: ChartFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const rows = <FigureRows {...table} />;
  return (
    <figure>
      <Stack gap={2} align="start">
        <figcaption className="w-full">
          <Heading level={3} size="small">
            {caption}
          </Heading>
          {note && <p className="text-sm text-muted">{note}</p>}
        </figcaption>
        {asTable ? (
          <div className="w-full">
            <Table caption={caption} captionHidden>
              {rows}
            </Table>
          </div>
        ) : (
          <>
            <div className="w-full" aria-hidden="true">
              {chart}
            </div>
            <VisuallyHidden>
              <table>
                <caption>{caption}</caption>
                {rows}
              </table>
            </VisuallyHidden>
          </>
        )}
        <Button variant="ghost" size="small" className="-ml-4" onClick={() => setAsTable(!asTable)}>
          <span>{asTable ? texts.showChart : texts.showTable}</span>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </Button>
      </Stack>
    </figure>
  );
}

interface BarsProps {
  bars: readonly { key: string; value: number }[];
  highest: number;
  colour: string;
  /** Taller bars, for a chart with a single row. */
  tall?: boolean;
}

/** A row of bars on one scale; a bar above zero has a visible minimum height. */
export function Bars({ bars, highest, colour, tall = false }: BarsProps) {
  return (
    <div className={`flex items-end gap-px border-b border-line sm:gap-0.5 ${tall ? 'h-28' : 'h-14'}`}>
      {bars.map(({ key, value }) => (
        <span
          key={key}
          className={`min-w-0 flex-1 rounded-t-sm forced-colors:bg-[CanvasText] ${colour}`}
          style={{ height: `${(value / highest) * 100}%`, minHeight: value > 0 ? 2 : 0 }}
        />
      ))}
    </div>
  );
}

/** The labels below the first and the last bar of a row. */
export function BarEnds({ first, last }: { first: string; last: string }) {
  return (
    <div className="flex justify-between text-xs text-muted">
      <span>{first}</span>
      <span>{last}</span>
    </div>
  );
}
