import { REPORT_FITS, type ReportFit } from '@bearings/domain';

/** The angle of the compass needle for each degree of fit, in degrees from north. The best fit is first. */
const NEEDLE_ANGLES = [0, 28, 62];

/**
 * The word for how well a career fits ("Strong", "Good" or "Possible") after a small compass. The compasses differ not
 * only in colour, but also in the angle and fill of the needle and in the line of the circle.
 */
export function FitWord({ fit }: { fit: ReportFit }) {
  const rank = REPORT_FITS.indexOf(fit);
  const turnTransform = `rotate(${NEEDLE_ANGLES[rank] ?? 0} 10 10)`;
  return (
    <span className="ui-fit" data-rank={rank + 1}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle className="ui-fit-dial" cx="10" cy="10" r="8.6" />
        <path className="ui-fit-north" d="M10 1.4v2.4" />
        <path className="ui-fit-needle" transform={turnTransform} d="M10 3.4 12.7 10.8 10 9.7 7.3 10.8Z" />
        <path className="ui-fit-tail" transform={turnTransform} d="M10 10.5v4.6" />
      </svg>
      <span>{fit}</span>
    </span>
  );
}
