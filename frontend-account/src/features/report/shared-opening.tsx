import { pages, type SharedReport } from '@bearings/contracts';
import { findWorkField } from '@bearings/domain';
import { Button, Container, Heading } from '@bearings/ui';
import { payTexts } from '@bearings/ui/career';
import { FieldSign, FitWord, Shape, ShapeTable } from '@bearings/ui/shape';
import { Link } from '@bearings/web/router';
import { toCareerPay } from './careers/report-rows';
import { sharedReportTexts as texts } from './sharing/sharing-texts';

const FIRST_CAREER_COUNT = 3;

/**
 * The top of a shared report: whose it is, the sentence that sums up the scores with their chart, if the link shows
 * them, and the first three careers.
 */
export function SharedOpening({ report }: { report: SharedReport }) {
  const { person, headline, shape, document } = report;
  return (
    <header className="ui-deep">
      <Container
        className={`grid max-w-[83rem] gap-x-14 gap-y-4 py-6 lg:py-12 ${shape ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:grid-rows-[auto_auto_1fr] print:grid-cols-[1fr_70mm]' : ''}`}
      >
        <div>
          <p className="text-xs font-semibold text-deep-muted print:text-muted">{texts.eyebrow}</p>
          <Heading level={1} className="wrap-anywhere">
            {texts.title(person)}
          </Heading>
          {headline && (
            <p className="mt-3 max-w-[22em] font-serif text-xl leading-snug text-pretty lg:mt-5 lg:text-3xl">
              {`“${headline}.”`}
            </p>
          )}
        </div>
        {shape && (
          <div className="grid gap-2 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-center">
            <div className="mx-auto w-full max-w-[19.5rem] lg:max-w-none">
              <Shape areas={shape} whose={texts.whose(person)} />
            </div>
            {document && <ShapeTable areas={shape}>{texts.asTable}</ShapeTable>}
          </div>
        )}
        <FirstCareers report={report} />
        <div className="print:hidden">
          <Button asChild variant="secondary">
            <Link to={pages.assessment}>{texts.draw}</Link>
          </Button>
        </div>
      </Container>
    </header>
  );
}

function FirstCareers({ report: { document, careers } }: { report: SharedReport }) {
  const isRanked = document === null || document.matching.ranked;
  const all = document?.careers ?? careers.map((career) => ({ ...career, fit: null }));
  return (
    <ol className="grid lg:mt-4" aria-label={texts.careers.first}>
      {all.slice(0, FIRST_CAREER_COUNT).map((career, index) => (
        <li
          key={career.code}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-t border-on-deep/20 py-2 lg:py-3.5"
        >
          <FieldSign field={findWorkField(career.code).id} tile />
          <div className="min-w-0">
            <p className="font-serif text-lg leading-tight font-medium wrap-anywhere lg:text-2xl">
              {isRanked ? `${index + 1}. ${career.title}` : career.title}
            </p>
            <p className="text-sm leading-snug text-deep-muted print:text-muted">
              {payTexts.about(toCareerPay(career.pay))}
            </p>
          </div>
          {career.fit && <FitWord fit={career.fit} />}
        </li>
      ))}
    </ol>
  );
}
