import { pages, type User } from '@bearings/contracts';
import { Button, Card, Container, Heading, Section, Skeleton, Stack } from '@bearings/ui';
import { TooltipProvider } from '@bearings/ui/controls';
import { PageMeta, useCurrentUser } from '@bearings/web';
import { Link } from 'react-router-dom';
import { Articles } from '../components/articles';
import { NextStepCard } from '../features/assessments/next-step-card';
import { RecentReports } from '../features/assessments/recent-reports';
import { RecordsFailed } from '../features/assessments/records-failed';
import { useAccountRecords } from '../features/assessments/use-account-records';
import { nameOf } from '../session/greeting';
import { dashboardTexts } from '../texts/dashboard-texts';
import { homeTexts as texts } from '../texts/home-texts';

/** `/` for somebody who is signed in: the one next thing to do. The shell shows it to nobody else. */
export function HomePage() {
  const { user } = useCurrentUser();
  return (
    <Section spacing="small">
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <Container>
        {user ? (
          <TooltipProvider>
            <Home user={user} />
          </TooltipProvider>
        ) : (
          <Skeleton height="24rem" label={dashboardTexts.loading} />
        )}
      </Container>
    </Section>
  );
}

function Home({ user }: { user: User }) {
  const records = useAccountRecords(true);
  return (
    <Stack gap={5}>
      <Stack direction="row" align="between">
        <Heading level={1}>{texts.greeting(nameOf(user))}</Heading>
        <Button asChild variant="secondary" size="small">
          <Link to={pages.dashboard}>{texts.dashboard}</Link>
        </Button>
      </Stack>
      {user.role === 'admin' && <AdministrationCard />}
      {records.state === 'loading' && <Skeleton height="18rem" label={dashboardTexts.loading} />}
      {records.state === 'failed' && <RecordsFailed records={records} returnTo={pages.home} />}
      {records.state === 'loaded' && <NextStepCard assessments={records.assessments} />}
      {records.state === 'loaded' && records.reports.length > 0 && (
        <RecentReports reports={records.reports} />
      )}
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
