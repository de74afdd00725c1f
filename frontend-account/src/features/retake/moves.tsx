interface MovesProps {
  /** Share of the line, 0 to 1; null: not on it. */
  before: number | null;
  after: number | null;
}

const WIDTH = 120;
const EDGE = 8;
const at = (share: number): number => EDGE + share * (WIDTH - 2 * EDGE);

/**
 * A change as two dots on a line: hollow for the old value, filled for the new one. The cell also contains it as text.
 */
export function Moves({ before, after }: MovesProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 16`}
      width={WIDTH}
      height="16"
      aria-hidden="true"
      className="text-primary"
    >
      <line x1={EDGE} x2={WIDTH - EDGE} y1="8" y2="8" stroke="currentColor" opacity="0.3" />
      {before !== null && after !== null && (
        <line x1={at(before)} x2={at(after)} y1="8" y2="8" stroke="currentColor" strokeWidth="2" />
      )}
      {before !== null && (
        <circle
          cx={at(before)}
          cy="8"
          r="5"
          stroke="currentColor"
          strokeWidth="2"
          className="fill-surface"
        />
      )}
      {after !== null && <circle cx={at(after)} cy="8" r="5" fill="currentColor" />}
    </svg>
  );
}
