import { pageTo, type ReportCareer } from '@bearings/contracts';
import { formatMonths } from '@bearings/domain';
import { Button, Container, Heading, Printer, Section, TextLink } from '@bearings/ui';
import { PayText, routeWords } from '@bearings/ui/career';
import { PageMeta, useHeadingFocus } from '@bearings/web';
import { Link, Navigate, useParams } from '@bearings/web/router';
import type { ReactNode } from 'react';
import { ReportFailed } from '../report-notices';
import { ReportSkeleton } from '../report-skeleton';
import type { ReportView } from '../report-view';
import { useReport } from '../use-report';
import { parentsTexts as texts } from './parents-texts';

/** One page about a report for its owner's parents, to read or print. */
export function ParentsPage() {
  const { id = '' } = useParams();
  const view = useReport({ assessmentId: id });
  const frame = useHeadingFocus(view.state);
  return (
    <div ref={frame}>
      <PageMeta title={texts.title} description={texts.description} noIndex />
      {view.state === 'loading' && <ReportSkeleton />}
      {view.state === 'failed' && <ReportFailed retry={view.retry} retrying={view.retrying} />}
      {view.state === 'ready' && <ParentsSheet report={view.report} />}
      {/* The page of the report says why it cannot be shown, and offers the sign-in. */}
      {view.state !== 'loading' && view.state !== 'failed' && view.state !== 'ready' && (
        <Navigate to={pageTo.report(id)} replace />
      )}
    </div>
  );
}

function ParentsSheet({ report }: { report: ReportView }) {
  const { document, firstName, assessmentId } = report;
  const { careers, matching } = document;
  const knowsCosts = careers.some((career) => findCost(career) !== '');
  return (
    <Section spacing="small">
      <Container>
        <div className="grid gap-5 print:gap-2 print:text-xs">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Heading level={1}>{texts.title}</Heading>
            <Button size="small" className="print:hidden" onClick={() => window.print()}>
              <Printer size={18} aria-hidden="true" />
              <span>{texts.print}</span>
            </Button>
          </div>
          <p className="max-w-text">{`${texts.lead(firstName)} ${texts.strong}`}</p>
          <ol className="grid gap-x-10 lg:grid-cols-2 print:grid-cols-2">
            {careers.map((career, index) => (
              <li
                key={career.code}
                className="grid content-start gap-1 border-t border-line py-3 break-inside-avoid print:py-1"
              >
                <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 font-serif text-lg leading-tight font-medium print:text-sm">
                  <span>{matching.ranked ? `${index + 1}. ${career.title}` : career.title}</span>
                  <span className="font-sans text-sm text-muted">{career.fit}</span>
                </h2>
                <p className="print:hidden">{career.what}</p>
                <dl className="grid gap-0.5 text-sm leading-snug print:text-xs">
                  <Fact label={texts.columns.way}>{describeTraining(career)}</Fact>
                  {knowsCosts && <Fact label={texts.columns.cost}>{findCost(career) || texts.noCost}</Fact>}
                  <Fact label={texts.columns.pay}>
                    <PayText pay={career.pay} />
                  </Fact>
                </dl>
              </li>
            ))}
          </ol>
          {!knowsCosts && <p className="max-w-text">{texts.noCosts}</p>}
          <section aria-labelledby="questions" className="break-inside-avoid">
            <Heading level={2} size="small" id="questions">
              {texts.questionsTitle}
            </Heading>
            <ul className="mt-2 grid list-disc gap-1 pl-5">
              {texts.questions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
          <p className="print:hidden">
            <TextLink asChild alone>
              <Link to={pageTo.report(assessmentId)}>{texts.back}</Link>
            </TextLink>
          </p>
        </div>
      </Container>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline font-semibold after:content-[':_']">{label}</dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}

const findCost = ({ details }: ReportCareer): string => details.find(({ id }) => id === 'cost')?.text ?? '';

/** Returns the stages of the first way in, each with its length and whether it is paid. */
function describeTraining({ routes: [route] }: ReportCareer): string {
  if (route === undefined) return texts.noWay;
  return route.stations
    .map(({ title, months, paid }) => {
      const pay = paid ? routeWords.paid : routeWords.unpaid;
      return `${title} (${months === null ? pay : `${formatMonths(months)}, ${pay}`})`;
    })
    .join(', then ');
}
