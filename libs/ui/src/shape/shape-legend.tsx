import { joinClassNames } from '../class-names';

interface ShapeLegendProps {
  /** The words for the line of the reader's scores, for the second line, and for an arrow between them. */
  texts: { you: string; job: string; more: string } | { you: string; seen: string };
  /** Whether a demand is so much higher than the score that the chart has an arrow. */
  hasArrows?: boolean;
  className?: string;
}

/** Explains the two lines of a `Shape`. Hidden from screen readers, which read the table of the same values. */
export function ShapeLegend({ texts, hasArrows = true, className = '' }: ShapeLegendProps) {
  return (
    <figcaption aria-hidden="true" className={joinClassNames('ui-shape-legend', className)}>
      <span data-line="you">{texts.you}</span>
      {'seen' in texts ? (
        <span data-line="seen">{texts.seen}</span>
      ) : (
        <>
          <span data-line="job">{texts.job}</span>
          {hasArrows && <span data-line="arrow">{texts.more}</span>}
        </>
      )}
    </figcaption>
  );
}
