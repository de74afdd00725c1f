import { isStaff, pages, type User } from '@bearings/contracts';
import { Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { PageSkeleton } from '@bearings/web';
import { useState } from 'react';
import { FactorCard } from '../../components/second-factor/load-factor';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';
import { securityTexts as texts } from './security-texts';
import { SignedInPage } from '../../session/signed-in-page';

/** The page with the sessions and the password of the signed-in account. */
export const SecurityPage = () => (
  <SignedInPage path={pages.security} why={texts.why} texts={texts} loading={<PageSkeleton />}>
    {(user) => <Security user={user} />}
  </SignedInPage>
);

function Security({ user }: { user: User }) {
  // The number of password changes is the React key of the list of sessions, so that the list is loaded again after a
  // password change, which ends the other sessions.
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
          {isStaff(user.role) && <FactorCard />}
          <PasswordCard user={user} onChanged={() => setChanges((count) => count + 1)} />
        </Stack>
      </Container>
    </Section>
  );
}
