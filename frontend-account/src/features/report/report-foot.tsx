import { countryName, pages } from '@bearings/contracts';
import { ArrowRight, Briefcase, Button, Heading } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { useId, type ReactNode } from 'react';
import { UnavailableAction } from '../../components/unavailable-action';
import { PERSONALITY_NAMES } from '../../texts/assessment-texts';
import { reportTexts as texts } from '../../texts/report-texts';
import type { ReportView } from './report-view';

interface ReportFootProps {
  report: ReportView;
  /** Panels for the report's versions. */
  revisions: ReactNode;
}

/** Below the report: its versions, details and figures, and what to do next. */
export function ReportFoot({ report, revisions }: ReportFootProps) {
  const { personalityType: type, generatedAt, assessmentId, country } = report;
  return (
    <div id="details" className="grid scroll-mt-20 grid-cols-1 gap-5 max-md:gap-3 lg:gap-8">
      <div className="grid items-start gap-5 empty:hidden md:grid-cols-2">{revisions}</div>
      <div className="grid gap-5 border-t border-line pt-5 max-md:gap-3 max-md:pt-3 lg:grid-cols-2 lg:gap-8">
        <Facts title={texts.facts.title}>
          <Fact term={texts.facts.generated}>
            <time dateTime={generatedAt}>{formatLongDate(generatedAt)}</time>
          </Fact>
          {type && <Fact term={texts.facts.personality}>{PERSONALITY_NAMES[type]}</Fact>}
          <Fact term={texts.facts.status}>{texts.facts.complete}</Fact>
          <Fact term={texts.facts.type}>{texts.facts.full}</Fact>
          <Fact term={texts.facts.assessment} wide>
            {assessmentId}
          </Fact>
        </Facts>
        <Facts title={texts.stats.title}>
          <Fact term={texts.stats.words}>{report.wordCount.toLocaleString('en-GB')}</Fact>
          <Fact term={texts.stats.reading}>{texts.stats.minutes(report.readingTime)}</Fact>
          <Fact term={texts.stats.generator}>{report.generator}</Fact>
          {country && <Fact term={texts.stats.country}>{countryName(country)}</Fact>}
        </Facts>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 print:hidden">
        <Button asChild variant="secondary" size="small">
          <Link to={pages.assessment}>
            <span>{texts.another}</span>
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </Button>
        <UnavailableAction
          label={texts.downloads.resources}
          reason={texts.downloads.resourcesReason}
          icon={<Briefcase size={18} aria-hidden="true" />}
        />
      </div>
    </div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <Heading level={2} size="small" id={id} className="text-lg leading-snug">
        {title}
      </Heading>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">{children}</dl>
    </section>
  );
}

interface FactProps {
  term: string;
  /** Takes a line of its own. */
  wide?: boolean;
  children: ReactNode;
}

function Fact({ term, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="text-sm wrap-anywhere">{children}</dd>
    </div>
  );
}
