import type { Figure } from '@bearings/contracts/figures';

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** A value as the page prints it, in the unit of its figure. */
export function printedValue(value: number, unit: Figure['unit']): string {
  if (unit === 'share') return percent(value);
  return value.toFixed(unit === 'mean' ? 1 : 2);
}

/** Returns a figure as printed. A factor is printed as its distance from one. */
export function printedFigure({ value, unit }: Figure): string {
  if (unit !== 'factor') return printedValue(value, unit);
  return `${value < 1 ? '−' : '+'}${percent(Math.abs(value - 1))}`;
}

/** Returns the position of a value on a line from 0 to 1, or null for a factor, which has none. */
export function positionOnLine(value: number, unit: Figure['unit']): number | null {
  if (unit === 'factor') return null;
  return unit === 'mean' ? value / 10 : value;
}
