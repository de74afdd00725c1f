import { getFigure } from '@bearings/domain/figures';
import { COUNTED_UNITS, howGoodIsItTexts as texts, type EvidenceRow } from './how-good-is-it-texts';
import { FigureRow } from './figure-row';
import { getPositionOnLine, formatFigure, formatFigureValue } from './printed-figure';

/** A measured figure with the number of cases, the confidence interval and a value for comparison. */
export function MeasuredRow({ row }: { row: EvidenceRow }) {
  const figure = getFigure(row.set, row.id);
  const { value, unit, n, interval } = figure;
  const comparedValue = row.against?.id ? getFigure(row.set, row.against.id).value : row.against?.value;
  const position = getPositionOnLine(value, unit);
  return (
    <FigureRow
      label={row.label}
      value={formatFigure(figure)}
      line={position === null ? undefined : { value: position, interval, against: comparedValue }}
      notes={[
        n === null ? texts.notCounted : texts.counted(n, row.of ?? COUNTED_UNITS[row.set]),
        ...(interval ? [texts.interval(...formatInterval(interval, unit))] : []),
        ...(comparedValue === undefined ? [] : [`${row.against?.label}: ${formatFigureValue(comparedValue, unit)}`]),
      ]}
    />
  );
}

const formatInterval = (
  [least, most]: readonly [number, number],
  unit: Parameters<typeof formatFigureValue>[1],
): [string, string] => [formatFigureValue(least, unit), formatFigureValue(most, unit)];
