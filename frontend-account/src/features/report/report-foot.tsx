import { pages } from '@bearings/contracts';
import { getCountryName } from '@bearings/domain';
import { ArrowRight, Briefcase, Button } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { useId, type ReactNode } from 'react';
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
    <div id="details" className="grid scroll-mt-20 grid-cols-1 gap-5 max-md:gap-3 lg:gap-8">
      <div className="grid items-start gap-5 max-md:gap-2 empty:hidden md:grid-cols-2">{revisions}</div>
      <div className="grid gap-1 border-t border-line pt-4 text-xs text-muted max-md:pt-2 max-md:leading-tight">
        <Facts title={texts.facts.title}>
          <ReportFact term={texts.facts.generated}>
            <time dateTime={generatedAt}>{formatLongDate(generatedAt)}</time>
          </ReportFact>
          {type && <ReportFact term={texts.facts.personality}>{PERSONALITY_NAMES[type]}</ReportFact>}
          <ReportFact term={texts.facts.status}>{texts.facts.complete}</ReportFact>
          <ReportFact term={texts.facts.type}>{texts.facts.full}</ReportFact>
          <ReportFact term={texts.facts.assessment}>{assessmentId}</ReportFact>
        </Facts>
        <Facts title={texts.stats.title}>
          <ReportFact term={texts.stats.words}>{report.wordCount.toLocaleString('en-GB')}</ReportFact>
          <ReportFact term={texts.stats.reading}>{texts.stats.minutes(report.readingTime)}</ReportFact>
          <ReportFact term={texts.stats.generator}>{report.generator}</ReportFact>
          {country && <ReportFact term={texts.stats.country}>{getCountryName(country)}</ReportFact>}
        </Facts>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 print:hidden">
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

function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <dl className="flex flex-wrap gap-x-4">{children}</dl>
    </section>
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
