import { pages, pageTo, type User } from '@bearings/contracts';
import { Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { PageMeta, PageSkeleton } from '@bearings/web';
import { useState } from 'react';
import { FactorCard } from '../features/factor/load-factor-card';
import { PasswordCard } from '../features/security/password-card';
import { SessionsCard } from '../features/security/sessions-card';
import { SignInNotice } from '../session/sign-in-notice';
import { useRequiredSignIn } from '../session/use-required-sign-in';
import { securityTexts as texts } from '../texts/security-texts';
import { sessionTexts } from '../texts/session-texts';

/** The sessions and the password of the signed-in account. */
export function SecurityPage() {
  const { status, user } = useRequiredSignIn(pages.security, texts.why);
  return (
    <>
      <PageMeta
        title={status === 'signedOut' ? sessionTexts.required.title : texts.title}
        description={texts.description}
        noIndex
      />
      {status === 'signedOut' && (
        <SignInNotice
          title={sessionTexts.required.title}
          description={texts.why}
          to={pageTo.login(pages.security)}
        />
      )}
      {status === 'loading' && <PageSkeleton />}
      {user && <Security user={user} />}
    </>
  );
}

function Security({ user }: { user: User }) {
  // A changed password ends the other sessions, so the list is loaded again.
  const [changes, setChanges] = useState(0);
  return (
    <Section spacing="small">
      <Container width="narrow">
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>{texts.title}</Heading>
            <Lead>{texts.lead}</Lead>
          </Stack>
          <SessionsCard key={changes} hasPassword={user.hasPassword} />
          {user.role === 'admin' && <FactorCard />}
          <PasswordCard user={user} onChanged={() => setChanges((count) => count + 1)} />
        </Stack>
      </Container>
    </Section>
  );
}
