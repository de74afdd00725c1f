import { pages, type User } from '@bearings/contracts';
import { Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { TooltipProvider } from '@bearings/ui/controls';
import { DashboardSkeleton } from './dashboard-skeleton';
import { QuickActions } from './quick-actions';
import { RecordsFailed } from './assessments/records-failed';
import { AssessmentLists } from './assessments/assessment-lists';
import { summariseAssessments } from '../../components/records/assessment-summary';
import { RecentReports } from './assessments/recent-reports';
import { Counts } from './assessments/counts';
import { NextStepCard } from './assessments/next-step-card';
import { useAccountRecords } from '../../components/records/use-account-records';
import { FirstSteps } from './assessments/first-steps';
import { CountryCard } from './country-card';
import { GlanceCard } from './glance/glance-card';
import { useReportGlanceQuery } from './glance/glance.api';
import { Receipts } from './receipts/receipts';
import { YourDataCard } from './your-data/your-data-card';
import { getDisplayName } from '../../session/display-name';
import { dashboardTexts as texts } from './dashboard-texts';
import { sessionTexts } from '../../session/session-texts';
import { SignedInPage } from '../../session/signed-in-page';

/** A signed-in user's assessments, reports, receipts and settings. */
export function DashboardPage() {
  return (
    <SignedInPage
      path={pages.dashboard}
      why={sessionTexts.required.dashboard}
      texts={texts}
      loading={
        <Section spacing="small">
          <Container>
            <DashboardSkeleton />
          </Container>
        </Section>
      }
    >
      {(user) => (
        <TooltipProvider>
          <Dashboard user={user} />
        </TooltipProvider>
      )}
    </SignedInPage>
  );
}

function Dashboard({ user }: { user: User }) {
  const records = useAccountRecords(true);
  // Fetched along with the records, although its card waits for them, so that nothing moves when it has none to show.
  useReportGlanceQuery();
  const isNew = records.state === 'loaded' && records.assessments.length === 0;
  return (
    <Section spacing="small">
      <Container>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>{texts.greeting(getDisplayName(user))}</Heading>
            <Lead>{isNew ? texts.leadNew : texts.lead}</Lead>
          </Stack>
          {records.state === 'loading' && <DashboardSkeleton withoutGreeting />}
          {records.state === 'loaded' && records.reports.length > 0 && <GlanceCard />}
          {records.state === 'failed' && <RecordsFailed records={records} returnTo={pages.dashboard} />}
          {isNew && <FirstSteps />}
          {records.state === 'loaded' && !isNew && records.reports.length === 0 && (
            <NextStepCard assessments={records.assessments} />
          )}
          {records.state === 'loaded' && (
            <Counts summary={summariseAssessments(records.assessments)} reports={records.reports.length} />
          )}
          {isNew && (
            <div className="grid items-start gap-6 md:grid-cols-2">
              <RecentReports reports={[]} />
              <CountryCard user={user} />
              <QuickActions />
              <YourDataCard user={user} />
              <Receipts />
            </div>
          )}
          {records.state === 'loaded' && !isNew && (
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <Stack gap={3}>
                <AssessmentLists assessments={records.assessments} />
                <Receipts />
              </Stack>
              <Stack gap={3}>
                <RecentReports reports={records.reports} />
                <CountryCard user={user} />
                <QuickActions />
                <YourDataCard user={user} />
              </Stack>
            </div>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
