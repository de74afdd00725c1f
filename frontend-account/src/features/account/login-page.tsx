import { Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { PageMeta, useCurrentUser } from '@bearings/web';
import { Navigate, useSearchParams } from '@bearings/web/router';
import { LoginForm } from './login-form';
import { chooseDestination, isReportPath } from './return-to';
import { TakeAssessmentCard } from './take-assessment-card';
import { loginTexts as texts } from './login-texts';

/** The sign-in page for users and administrators; redirects when already signed in. */
export function LoginPage() {
  const { user } = useCurrentUser();
  const [search] = useSearchParams();
  const returnTo = search.get('returnTo');
  if (user) return <Navigate to={chooseDestination(user, returnTo)} replace />;
  return (
    <Section spacing="small">
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <Container className="group grid gap-10 lg:grid-cols-2 lg:gap-x-16 lg:has-[[data-factor-step]]:grid-cols-1">
        <Stack gap={4} className="mx-auto w-full max-w-md lg:mx-0 lg:py-8 lg:group-has-[[data-factor-step]]:mx-auto">
          <Stack>
            <Heading level={1}>{texts.title}</Heading>
            <Lead>{isReportPath(returnTo) ? texts.leadToReport : texts.lead}</Lead>
          </Stack>
          <LoginForm />
        </Stack>
        {/* While the second factor is asked for, the card is hidden: it is for people without an
   account. */}
        <div className="mx-auto grid w-full max-w-md group-has-[[data-factor-step]]:hidden lg:max-w-none">
          <TakeAssessmentCard />
        </div>
      </Container>
    </Section>
  );
}
