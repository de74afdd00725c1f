import { Button, Eyebrow, Heading, Printer, Stack } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import type { ReactNode } from 'react';
import { PERSONALITY_NAMES } from '../../texts/assessment-texts';
import { reportTexts as texts } from '../../texts/report-texts';
import type { ReportView } from './report-view';

interface FactProps {
  term: string;
  className?: string;
  children: ReactNode;
}

function Fact({ term, className = '', children }: FactProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-1 text-sm font-semibold break-words">{children}</dd>
    </div>
  );
}

/** Title, date, assessment and personality type of a report. */
export function ReportHeader({ report }: { report: ReportView }) {
  const { personalityType: type, closeToMiddle } = report;
  return (
    <header>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <Stack gap={2}>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <Heading level={1}>{texts.title}</Heading>
        </Stack>
        <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {texts.print}
        </Button>
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 sm:grid-cols-3 lg:grid-cols-[auto_auto_auto_auto_minmax(0,1fr)] lg:gap-x-12">
        <Fact term={texts.facts.generated}>
          <time dateTime={report.generatedAt}>{formatLongDate(report.generatedAt)}</time>
        </Fact>
        {type && (
          <Fact term={texts.facts.personality}>
            {PERSONALITY_NAMES[type]}
            {closeToMiddle && (
              <span className="font-normal text-muted"> ({texts.facts.closeToMiddle})</span>
            )}
          </Fact>
        )}
        <Fact term={texts.facts.status}>{texts.facts.complete}</Fact>
        <Fact term={texts.facts.type}>{texts.facts.full}</Fact>
        <Fact term={texts.facts.assessment} className="col-span-2 lg:col-span-1">
          <span className="font-normal break-all">{report.assessmentId}</span>
        </Fact>
      </dl>
    </header>
  );
}
