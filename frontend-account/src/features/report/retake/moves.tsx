interface ChangeDotsProps {
  /** Positions of the old and the new value on the line, from 0 to 1; null for a value that is not on the line. */
  before: number | null;
  after: number | null;
}

const LINE_WIDTH = 120;
const LINE_MARGIN = 8;
const toPosition = (share: number): number => LINE_MARGIN + share * (LINE_WIDTH - 2 * LINE_MARGIN);

/**
 * Shows a change as two dots on a line: a hollow dot for the old value and a filled dot for the new one. Screen readers
 * get both values from other cells of the row.
 */
export function ChangeDots({ before, after }: ChangeDotsProps) {
  return (
    <svg viewBox={`0 0 ${LINE_WIDTH} 16`} width={LINE_WIDTH} height="16" aria-hidden="true" className="text-primary">
      <line x1={LINE_MARGIN} x2={LINE_WIDTH - LINE_MARGIN} y1="8" y2="8" stroke="currentColor" opacity="0.3" />
      {before !== null && after !== null && (
        <line x1={toPosition(before)} x2={toPosition(after)} y1="8" y2="8" stroke="currentColor" strokeWidth="2" />
      )}
      {before !== null && (
        <circle cx={toPosition(before)} cy="8" r="5" stroke="currentColor" strokeWidth="2" className="fill-surface" />
      )}
      {after !== null && <circle cx={toPosition(after)} cy="8" r="5" fill="currentColor" />}
    </svg>
  );
}
