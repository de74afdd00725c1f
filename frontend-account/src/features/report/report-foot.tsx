import { pages } from '@bearings/contracts';
import { getCountryName } from '@bearings/domain';
import { ArrowRight, Briefcase, Button } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { Link } from '@bearings/web/router';
import type { ReactNode } from 'react';
import { PERSONALITY_NAMES } from '../../components/personality-names';
import { reportTexts as texts } from './report-texts';
import type { ReportView } from './report-view';

interface ReportFootProps {
  report: ReportView;
  /** The panels about the versions of the report. */
  revisions: ReactNode;
}

/** The part below the report: its versions, facts about it, and next actions. */
export function ReportFoot({ report, revisions }: ReportFootProps) {
  const { personalityType: type, generatedAt, assessmentId, country } = report;
  return (
    <div id="details" className="grid scroll-mt-20 grid-cols-1 gap-5 max-md:gap-0 lg:gap-8">
      <div className="grid items-start gap-5 max-md:gap-2 empty:hidden md:grid-cols-2">{revisions}</div>
      <details className="text-xs text-muted md:border-t md:border-line [&::details-content]:print:[content-visibility:visible]">
        <summary className="flex min-h-11 cursor-pointer items-center">
          <h2 className="font-sans text-sm font-normal text-primary underline underline-offset-4">
            {texts.facts.title}
          </h2>
        </summary>
        <dl className="flex flex-wrap gap-x-4 gap-y-1 pb-2">
          <ReportFact term={texts.facts.generated}>
            <time dateTime={generatedAt}>{formatLongDate(generatedAt)}</time>
          </ReportFact>
          {type && <ReportFact term={texts.facts.personality}>{PERSONALITY_NAMES[type]}</ReportFact>}
          <ReportFact term={texts.facts.status}>{texts.facts.complete}</ReportFact>
          <ReportFact term={texts.facts.type}>{texts.facts.full}</ReportFact>
          <ReportFact term={texts.facts.assessment}>{assessmentId}</ReportFact>
          <ReportFact term={texts.facts.words}>{report.wordCount.toLocaleString('en-GB')}</ReportFact>
          <ReportFact term={texts.facts.reading}>{texts.facts.minutes(report.readingTime)}</ReportFact>
          <ReportFact term={texts.facts.generator}>{report.generator}</ReportFact>
          {country && <ReportFact term={texts.facts.country}>{getCountryName(country)}</ReportFact>}
        </dl>
      </details>
      <div className="flex flex-wrap gap-2 max-sm:justify-between max-sm:[&_svg]:hidden max-sm:[&>*]:px-2 max-sm:[&>*]:text-xs print:hidden">
        <Button asChild variant="secondary" size="small">
          <Link to={pages.assessment}>
            <span>{texts.another}</span>
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </Button>
        <Button asChild variant="secondary" size="small">
          <Link to={pages.careers}>
            <Briefcase size={18} aria-hidden="true" />
            <span>{texts.downloads.resources}</span>
          </Link>
        </Button>
      </div>
    </div>
  );
}

function ReportFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1">
      <dt>{`${term}:`}</dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}
