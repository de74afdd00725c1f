import { Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { PageMeta, useCurrentUser } from '@bearings/web';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LoginForm } from '../features/login/login-form';
import { destinationOf } from '../features/login/return-to';
import { TakeAssessmentCard } from '../features/login/take-assessment-card';
import { loginTexts as texts } from '../texts/login-texts';

/** The one sign-in page, for users and administrators; whoever is signed in goes straight on. */
export function LoginPage() {
  const { user } = useCurrentUser();
  const [search] = useSearchParams();
  if (user) return <Navigate to={destinationOf(user, search.get('returnTo'))} replace />;
  return (
    <Section spacing="small">
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <Container className="grid gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <Stack className="mx-auto w-full max-w-md lg:mx-0 lg:pt-8">
          <Heading level={1}>{texts.title}</Heading>
          <Lead>{texts.lead}</Lead>
        </Stack>
        <div className="mx-auto grid w-full max-w-md lg:row-span-2 lg:max-w-none">
          <TakeAssessmentCard />
        </div>
        <div className="mx-auto w-full max-w-md lg:mx-0 lg:pb-8">
          <LoginForm />
        </div>
      </Container>
    </Section>
  );
}
