import type { Figure } from '@bearings/domain/figures';

const formatPercent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Returns a value as text, in the unit of its figure. */
export function formatFigureValue(value: number, unit: Figure['unit']): string {
  if (unit === 'share') return formatPercent(value);
  return value.toFixed(unit === 'mean' ? 1 : 2);
}

/** Returns a figure as text. A factor is shown as its difference from 1 in per cent, such as "+20.0%" for 1.2. */
export function formatFigure({ value, unit }: Figure): string {
  if (unit !== 'factor') return formatFigureValue(value, unit);
  return `${value < 1 ? '−' : '+'}${formatPercent(Math.abs(value - 1))}`;
}

/** Returns the position of a value on a line from 0 to 1; null for a factor, which is not drawn on a line. */
export function getPositionOnLine(value: number, unit: Figure['unit']): number | null {
  if (unit === 'factor') return null;
  return unit === 'mean' ? value / 10 : value;
}
