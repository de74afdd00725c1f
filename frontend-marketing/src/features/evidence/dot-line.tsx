import type { CSSProperties } from 'react';

interface DotLineProps {
  /** Position of the value on the line, from 0 to 1. */
  value: number;
  interval?: readonly [least: number, most: number];
  /** Position of a tick that marks the value to compare with, from 0 to 1. */
  against?: number;
}

type CustomPropertyStyle = CSSProperties & Record<`--${string}`, number>;

const createPositionStyle = (position: number): CustomPropertyStyle => ({ '--at': Math.min(1, Math.max(0, position)) });
const createRangeStyle = ([from, to]: readonly [number, number]): CustomPropertyStyle => ({
  '--from': from,
  '--to': to,
});

/**
 * Draws a value as a dot on a line, with its confidence interval and a tick mark at another value to compare it with.
 * It is drawn with borders, because forced-colours modes keep these visible.
 */
export function DotLine({ value, interval, against }: DotLineProps) {
  return (
    <span className="relative mx-2 block h-6" aria-hidden="true">
      <span className="absolute inset-x-0 top-1/2 border-t border-line-strong" />
      {interval && (
        <span
          className="absolute top-1/2 right-[calc((1-var(--to))*100%)] left-[calc(var(--from)*100%)] -translate-y-1/2 border-t-6 border-primary/40"
          style={createRangeStyle(interval)}
        />
      )}
      {against !== undefined && (
        <span
          className="absolute inset-y-0 left-[calc(var(--at)*100%)] -translate-x-1/2 border-l-2 border-muted"
          style={createPositionStyle(against)}
        />
      )}
      <span
        className="absolute top-1/2 left-[calc(var(--at)*100%)] -translate-x-1/2 -translate-y-1/2 rounded-full border-7 border-accent"
        style={createPositionStyle(value)}
      />
    </span>
  );
}
