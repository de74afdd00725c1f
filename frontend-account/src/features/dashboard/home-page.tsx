import { isStaff, pages, type User } from '@bearings/contracts';
import { Button, Card, Container, Heading, Section, Skeleton, Stack } from '@bearings/ui';
import { TooltipProvider } from '@bearings/ui/controls';
import { PageMeta, useCurrentUser } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { Articles } from './articles';
import { NextStepCard } from './assessments/next-step-card';
import { RecentReports } from './assessments/recent-reports';
import { RecordsFailed } from './assessments/records-failed';
import { GlanceCard } from './glance/glance-card';
import { useAccountRecords, type AccountRecords } from '../../components/records/use-account-records';
import { getDisplayName } from '../../session/display-name';
import { dashboardTexts } from './dashboard-texts';
import { homeTexts as texts } from './home-texts';

/** The start page of a signed-in user, with the next step. Visitors see the landing page instead. */
export function HomePage() {
  const { user } = useCurrentUser();
  const records = useAccountRecords(user !== null);
  return (
    <Section spacing="small" className="min-h-dvh">
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <Container>
        {/* Rendered only when all data has loaded, so that nothing moves afterwards. */}
        {user && records.state !== 'loading' ? (
          <TooltipProvider>
            <Home user={user} records={records} />
          </TooltipProvider>
        ) : (
          <Skeleton height="24rem" label={dashboardTexts.loading} />
        )}
      </Container>
    </Section>
  );
}

interface HomeProps {
  user: User;
  records: Exclude<AccountRecords, { state: 'loading' }>;
}

function Home({ user, records }: HomeProps) {
  return (
    <Stack gap={5}>
      <Stack direction="row" align="between">
        <Heading level={1}>{texts.greeting(getDisplayName(user))}</Heading>
        <Button asChild variant="secondary" size="small">
          <Link to={pages.dashboard}>{texts.dashboard}</Link>
        </Button>
      </Stack>
      {isStaff(user.role) && <AdministrationCard />}
      {records.state === 'failed' && <RecordsFailed records={records} returnTo={pages.home} />}
      {records.state === 'loaded' && <NextStepCard assessments={records.assessments} />}
      {records.state === 'loaded' && records.reports.length > 0 && <GlanceCard />}
      {records.state === 'loaded' && records.reports.length > 0 && <RecentReports reports={records.reports} />}
      <Articles />
    </Stack>
  );
}

function AdministrationCard() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <Heading level={2} size="small">
          {texts.admin.title}
        </Heading>
        <p className="mt-1 text-sm text-muted">{texts.admin.text}</p>
      </div>
      <Button asChild size="small">
        <Link to={pages.admin}>{texts.admin.action}</Link>
      </Button>
    </Card>
  );
}
