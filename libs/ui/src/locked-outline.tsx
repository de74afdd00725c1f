import type { ReactNode } from 'react';

/** Widths of the blurred lines in percent; a pattern that reads as paragraphs. */
const LINES = [38, 96, 88, 92, 64];

export interface LockedOutlineProps {
  /** How many sections to hint at. */
  sections?: number;
  /** Rendered above the outline, such as the unlock button. */
  children?: ReactNode;
}

/** A blurred outline of locked sections. It consists of blocks, so that there is no text to reveal. */
export function LockedOutline({ sections = 3, children }: LockedOutlineProps) {
  return (
    <div className="ui-locked">
      <div className="ui-locked-outline" aria-hidden="true">
        {Array.from({ length: sections }, (_, section) => (
          <div key={section} className="ui-locked-section">
            {LINES.map((width, line) => (
              <span
                key={width}
                data-title={line === 0 || undefined}
                style={{ width: `${width}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      {children && <div className="ui-locked-cover">{children}</div>}
    </div>
  );
}
