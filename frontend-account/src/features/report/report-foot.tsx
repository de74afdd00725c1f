import { pages } from '@bearings/contracts';
import { ArrowRight, Briefcase, Button, DefinitionList, SummaryRow } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { Link } from '@bearings/web/router';
import type { ReactNode } from 'react';
import { UnavailableAction } from '../../components/unavailable-action';
import { PERSONALITY_NAMES } from '../../texts/assessment-texts';
import { reportTexts as texts } from '../../texts/report-texts';
import { ReportPanel as Panel } from './report-panel';
import type { ReportView } from './report-view';

interface ReportFootProps {
  report: ReportView;
  /** Panels for the report's versions. */
  revisions: ReactNode;
}

/** Below the report: its versions, figures and details, and what to do next. */
export function ReportFoot({ report, revisions }: ReportFootProps) {
  return (
    <div id="details" className="grid scroll-mt-20 items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
      {revisions}
      <Stats report={report} />
      <Details report={report} />
      <div className="grid gap-2 print:hidden">
        <Button asChild variant="secondary" size="small" wide>
          <Link to={pages.assessment}>
            {texts.another}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </Button>
        <UnavailableAction
          label={texts.downloads.resources}
          reason={texts.downloads.resourcesReason}
          icon={<Briefcase size={18} aria-hidden="true" />}
          wide
        />
      </div>
    </div>
  );
}

function Stats({ report }: { report: ReportView }) {
  return (
    <Panel title={texts.stats.title}>
      <DefinitionList className="text-sm max-md:[&_.ui-summary-row]:py-1.5">
        <SummaryRow term={texts.stats.words}>{report.wordCount.toLocaleString('en-GB')}</SummaryRow>
        <SummaryRow term={texts.stats.reading}>
          {texts.stats.minutes(report.readingTime)}
        </SummaryRow>
        <SummaryRow term={texts.stats.generator}>{report.generator}</SummaryRow>
        {report.country && <SummaryRow term={texts.stats.country}>{report.country}</SummaryRow>}
      </DefinitionList>
    </Panel>
  );
}

function Details({ report }: { report: ReportView }) {
  const { personalityType: type, generatedAt, assessmentId } = report;
  return (
    <Panel title={texts.facts.title}>
      <DefinitionList className="text-sm max-md:[&_.ui-summary-row]:py-1.5">
        <SummaryRow term={texts.facts.generated}>
          <time dateTime={generatedAt}>{formatLongDate(generatedAt)}</time>
        </SummaryRow>
        {type && <SummaryRow term={texts.facts.personality}>{PERSONALITY_NAMES[type]}</SummaryRow>}
        <SummaryRow term={texts.facts.status}>{texts.facts.complete}</SummaryRow>
        <SummaryRow term={texts.facts.type}>{texts.facts.full}</SummaryRow>
        <SummaryRow term={texts.facts.assessment}>
          <span className="font-normal break-all">{assessmentId}</span>
        </SummaryRow>
      </DefinitionList>
    </Panel>
  );
}
