import type { ReactNode } from 'react';

/** Widths of the blurred lines in percent; a pattern that reads as paragraphs. */
const LINES = [38, 96, 88, 92, 64];

export interface LockedOutlineProps {
  /** How many sections to hint at. */
  sections?: number;
  /** Laid over the outline: what opens it. */
  children?: ReactNode;
}

/** The shape of pages still locked. It is drawn from blocks alone: there is no text in it to uncover. */
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
