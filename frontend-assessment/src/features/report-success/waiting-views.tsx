import type { ReportSectionId } from '@bearings/domain';
import { Heading, Lead, Note, Progress, Spinner, Stack } from '@bearings/ui';
import { Lighthouse } from '@bearings/ui/illustrations';
import { successTexts as texts } from './success-texts';
import { AccountNote } from './account-note';
import { ViewReportButton } from './view-report-button';

/** Shown while the payment is verified, or the bank is still confirming it. */
export function CheckingView({ processing }: { processing: boolean }) {
  const { title, lead } = processing ? texts.processing : texts.checking;
  return (
    <Stack gap={3} align="start">
      <Lighthouse width={200} />
      <Heading level={1}>{title}</Heading>
      <Lead>{lead}</Lead>
      <Spinner size={32} />
      <Note>{texts.leave}</Note>
    </Stack>
  );
}

interface GeneratingViewProps {
  assessmentId: string;
  percent: number;
  section: ReportSectionId | null;
  signedIn: boolean | null;
}

/** Shown while the report is written: its progress and the current section. */
export function GeneratingView({ assessmentId, percent, section, signedIn }: GeneratingViewProps) {
  return (
    <Stack gap={3}>
      <Lighthouse width={200} />
      <Heading level={1}>{texts.generating.title}</Heading>
      <Lead>{texts.generating.lead}</Lead>
      <div className="grid gap-2">
        <Progress label={texts.generating.progress} value={percent} />
        <p className="text-sm text-muted">{section ? texts.generating.section(section) : texts.generating.starting}</p>
      </div>
      <div>
        <ViewReportButton assessmentId={assessmentId} ready={false} />
      </div>
      <Note>{texts.leave}</Note>
      <AccountNote assessmentId={assessmentId} signedIn={signedIn} />
    </Stack>
  );
}
