import { type CareerRow, pageTo } from '@bearings/contracts';
import { REPORT_FITS, STEADINESS_LEVELS, toSteadiness } from '@bearings/domain';
import { Button, Heading, Note } from '@bearings/ui';
import { FitWord, Shape } from '@bearings/ui/shape';
import { Link } from '@bearings/web/router';
import type { ReactNode } from 'react';
import { reportTexts } from './report-texts';
import type { ReportView } from './report-view';

const texts = reportTexts.certainty;
/** The standard error of a score, in points (see docs/method.md). The chart shows it as a margin around each score. */
const SCORE_MARGIN = 13;
const ROUNDING_ERROR = 1e-9;

interface ListCertaintyProps {
  report: ReportView;
  rows: readonly CareerRow[];
  /** Explanations of how the list was made. */
  children: ReactNode;
}

/**
 * Explains how certain the list of careers and the scores are: what the words for a career's fit mean, such as
 * "Strong", and how steady each career is.
 */
export function ListCertainty({ report, rows, children }: ListCertaintyProps) {
  const { document, assessmentId, isSample } = report;
  const triedRows = rows.filter(({ stability }) => stability !== null);
  return (
    <section
      id="sure"
      aria-labelledby="certainty-title"
      className="ui-print-flow grid scroll-mt-4 content-start gap-4 max-md:gap-3 rounded-xl bg-sunken p-4 md:p-8 forced-colors:border print:p-0"
    >
      <Heading level={2} size="medium" id="certainty-title" tabIndex={-1}>
        {texts.title}
      </Heading>
      <p className="max-md:text-sm">{!document.matching.ranked ? texts.flat : texts.tries}</p>
      {!document.matching.ranked && !isSample && (
        <p className="print:hidden">
          <Button asChild size="small" variant="secondary">
            <Link to={pageTo.reportCircumstances(assessmentId)}>{texts.revise}</Link>
          </Button>
        </p>
      )}
      {document.matching.ranked && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-sm">
          {REPORT_FITS.map((fit) => (
            <div key={fit} className="contents">
              <dt>
                <FitWord fit={fit} />
              </dt>
              <dd>{texts.fits[fit]}</dd>
            </div>
          ))}
          {STEADINESS_LEVELS.map((level) => (
            <div key={level} className="contents">
              <dt className="font-semibold">{texts.steadiness[level].word}</dt>
              <dd>{texts.steadiness[level].meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      <details className="print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-primary underline underline-offset-4">
          {texts.counts}
        </summary>
        <div className="grid gap-4">
          <ol className="grid gap-1.5 text-sm">
            {triedRows.map(({ code, title, stability }) => (
              <StabilityCount key={code} title={title} share={stability ?? 0} />
            ))}
          </ol>
          {document.categories.length > 0 && (
            <div className="mx-auto w-full max-w-[21rem]">
              <Shape areas={document.categories} margin={SCORE_MARGIN} />
            </div>
          )}
          <Note>{texts.scores}</Note>
        </div>
      </details>
      {children}
    </section>
  );
}

/** Shows in how many of 100 simulations with slightly different answers the report's list contains a career. */
function StabilityCount({ title, share }: { title: string; share: number }) {
  const count = Math.floor(100 * share + ROUNDING_ERROR);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_6.25rem_2.25rem] items-center gap-2.5 leading-tight">
      <span className="wrap-anywhere">
        {title}
        <span className="block text-xs text-muted">{texts.steadiness[toSteadiness(share)].word}</span>
      </span>
      <span aria-hidden="true" className="h-2.5 rounded-sm bg-line forced-colors:outline">
        <span
          className="block h-full rounded-sm bg-primary forced-colors:bg-[CanvasText] forced-colors:[forced-color-adjust:none]"
          style={{ width: `${count}%` }}
        />
      </span>
      <span className="text-right font-semibold tabular-nums">{count}</span>
    </li>
  );
}
