import { pages } from '@bearings/contracts';
import { Button, CheckList, Heading, Lead, Stack } from '@bearings/ui';
import { FoldedMap } from '@bearings/ui/illustrations';
import { Link } from '@bearings/web/router';
import { successTexts as texts } from './success-texts';
import { AccountNote } from './account-note';
import { ViewReportButton } from './view-report-button';

interface ReadyViewProps {
  assessmentId: string;
  signedIn: boolean | null;
}

/** Shown when the report is ready. */
export function ReadyView({ assessmentId, signedIn }: ReadyViewProps) {
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <FoldedMap width={200} />
        <Heading level={1}>{texts.success.title}</Heading>
        <Lead>{texts.success.lead}</Lead>
        <div className="flex flex-wrap gap-3">
          {/* If the buyer must sign in first, the main action is the sign-in in the note below, not this button. */}
          <ViewReportButton assessmentId={assessmentId} ready variant={signedIn === false ? 'secondary' : 'primary'} />
          <Button asChild variant="secondary" size="large">
            <Link to={pages.home}>{texts.home}</Link>
          </Button>
        </div>
        {/* The note appears later than the buttons, so it is below them and does not move them. */}
        <AccountNote assessmentId={assessmentId} signedIn={signedIn} />
      </Stack>
      <section>
        <Heading level={2} size="small" className="mb-4">
          {texts.success.next.title}
        </Heading>
        <CheckList items={texts.success.next.items} />
      </section>
    </Stack>
  );
}
