import { type ReportFit, findWorkField } from '@bearings/domain';
import { Button, Container, Heading } from '@bearings/ui';
import { payTexts } from '@bearings/ui/career';
import { FieldSign, FitWord, Shape, ShapeTable } from '@bearings/ui/shape';
import type { MouseEvent } from 'react';
import { choicesTexts } from './careers/choices-texts';
import { reportTexts as texts } from './report-texts';
import type { ChosenCareer } from './careers/shown-careers';
import { SaveMenu } from './downloads/save-menu';
import { SharePart } from './sharing/share-part';
import type { ReportView } from './report-view';
import { useReveal } from './use-reveal';

const FIRST_CAREER_COUNT = 3;

interface ReportOpeningProps {
  report: ReportView;
  careers: readonly ChosenCareer[];
  onOpen: (code: string) => void;
}

/**
 * The top of a report: the reader's name, the headline, the chart of the twelve scores, and three careers.
 */
export function ReportOpening({ report, careers, onOpen }: ReportOpeningProps) {
  const { firstName, document, isSample, assessmentId } = report;
  const { categories, headline } = document;
  const { isUnfolding, skip } = useReveal(report);
  return (
    <header className="ui-deep" data-unfolding={isUnfolding || undefined}>
      <Container className="grid max-w-[83rem] gap-x-14 gap-y-2 py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:grid-rows-[auto_auto_1fr] lg:py-12 print:grid-cols-[1fr_70mm]">
        <div>
          <Heading level={1}>
            <span className="block font-sans text-xs leading-normal font-semibold tracking-normal text-deep-muted print:text-muted">
              {`${texts.title} `}
            </span>
            <bdi className="report-headline mt-1 block max-w-[16em] text-[1.75rem] leading-[1.06] wrap-anywhere lg:mt-4 lg:text-6xl lg:leading-none">
              {`${firstName}: ${headline.title}`}
            </bdi>
          </Heading>
          <p className="report-headline mt-1.5 max-w-[38em] text-sm leading-snug text-deep-muted lg:mt-5 lg:text-lg print:text-muted">
            {headline.sentence}
          </p>
        </div>
        {categories.length > 0 && (
          <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-center">
            <div className="mx-auto max-w-[16.5rem] max-lg:-my-2.5 lg:max-w-none print:my-0">
              <Shape areas={categories} whose={texts.whose(firstName)} />
            </div>
          </div>
        )}
        <ol className="grid lg:mt-6">
          {careers.slice(0, FIRST_CAREER_COUNT).map(({ row }, index) => (
            <FirstCareer
              key={row.code}
              code={row.code}
              title={!document.matching.ranked ? row.title : `${index + 1}. ${row.title}`}
              fit={row.fit}
              meta={[choicesTexts.training(row), payTexts.about(row.pay)].filter((each) => each !== '').join(' · ')}
              onOpen={onOpen}
            />
          ))}
        </ol>
        {/* While the report unfolds, only the button to skip is visible; the others keep their place. */}
        <div className="relative grid content-start gap-y-1">
          <div className={`contents ${isUnfolding ? '[&>*]:invisible' : ''}`}>
            {/* The table of scores comes after the careers, which readers want to see first. */}
            {categories.length > 0 && <ShapeTable areas={categories}>{texts.shape.asTable}</ShapeTable>}
            <div className="flex flex-wrap items-start gap-2 print:hidden">
              {!isSample && <SharePart id={assessmentId} quotesExperience={report.quotesExperience} />}
              <SaveMenu report={report} />
            </div>
          </div>
          {isUnfolding && (
            // On a phone this button stays at the bottom of the screen, because its own row is further down the page.
            <Button
              size="small"
              variant="secondary"
              className="max-lg:fixed max-lg:right-4 max-lg:bottom-4 max-lg:z-20 lg:absolute lg:top-0 lg:left-0"
              onClick={skip}
            >
              {texts.skip}
            </Button>
          )}
        </div>
      </Container>
    </header>
  );
}

interface FirstCareerProps {
  code: string;
  title: string;
  fit: ReportFit | null;
  meta: string;
  onOpen: (code: string) => void;
}

function FirstCareer({ code, title, fit, meta, onOpen }: FirstCareerProps) {
  const openCareer = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(code);
  };
  return (
    <li className="report-career relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-t border-on-deep/20 py-2 lg:py-3.5">
      <FieldSign field={findWorkField(code).id} tile />
      <div className="min-w-0">
        <a
          href={`#career-${code}`}
          onClick={openCareer}
          className="font-serif text-lg leading-tight font-medium wrap-anywhere after:absolute after:inset-0 hover:underline lg:text-2xl"
        >
          {title}
        </a>
        <p className="text-sm leading-snug text-deep-muted print:text-muted">{meta}</p>
      </div>
      {fit && <FitWord fit={fit} />}
    </li>
  );
}
