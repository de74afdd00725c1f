import { getFigure, MEASURED_FIGURES } from '@bearings/domain/figures';
import { Table } from '@bearings/ui';
import { formatShortDate } from '@bearings/web';
import { howGoodIsItTexts, type EvidenceRow } from './how-good-is-it-texts';
import { formatFigure, formatFigureValue } from './printed-figure';

const texts = howGoodIsItTexts.everything;
const { columns } = texts;

/** A table of all figures on the page, with their sources. */
export function FigureTable({ rows }: { rows: readonly EvidenceRow[] }) {
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium underline-offset-4 hover:underline">
        {texts.show}
      </summary>
      <Table caption={texts.caption} captionHidden>
        <thead>
          <tr>
            {Object.values(columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={`${row.set} ${row.id}`} row={row} />
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function TableRow({ row: { set, id, label } }: { row: EvidenceRow }) {
  const { basis, date, version } = MEASURED_FIGURES[set];
  const figure = getFigure(set, id);
  const { n, interval, unit } = figure;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{formatFigure(figure)}</td>
      <td>{interval ? interval.map((end) => formatFigureValue(end, unit)).join(' – ') : texts.none}</td>
      <td>{n === null ? howGoodIsItTexts.notCounted : n.toLocaleString('en-GB')}</td>
      <td>{formatShortDate(date)}</td>
      <td>{version}</td>
      <td>{texts.basis[basis]}</td>
    </tr>
  );
}
