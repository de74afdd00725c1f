import { figureOf } from '@bearings/contracts/figures';
import {
  COUNTED_UNITS,
  howGoodIsItTexts as texts,
  type EvidenceRow,
} from '../../texts/how-good-is-it-texts';
import { FigureRow } from './figure-row';
import { positionOnLine, printedFigure, printedValue } from './printed-figure';

/** A measured figure with the number of cases, the confidence interval and a value for comparison. */
export function MeasuredRow({ row }: { row: EvidenceRow }) {
  const figure = figureOf(row.set, row.id);
  const { value, unit, n, interval } = figure;
  const against = row.against?.id ? figureOf(row.set, row.against.id).value : row.against?.value;
  const position = positionOnLine(value, unit);
  return (
    <FigureRow
      label={row.label}
      value={printedFigure(figure)}
      line={position === null ? undefined : { value: position, interval, against }}
      notes={[
        n === null ? texts.notCounted : texts.counted(n, row.of ?? COUNTED_UNITS[row.set]),
        ...(interval ? [texts.interval(...intervalOf(interval, unit))] : []),
        ...(against === undefined ? [] : [`${row.against?.label}: ${printedValue(against, unit)}`]),
      ]}
    />
  );
}

const intervalOf = (
  [least, most]: readonly [number, number],
  unit: Parameters<typeof printedValue>[1],
): [string, string] => [printedValue(least, unit), printedValue(most, unit)];
