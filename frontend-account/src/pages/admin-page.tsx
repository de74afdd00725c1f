import { Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { NotFoundPage, PageMeta, PageSkeleton, useCurrentUser } from '@bearings/web';
import { Overview } from '../features/admin/overview';
import { adminTexts as texts } from '../texts/admin-texts';

/** For administrators; for everyone else there is no such page. */
export function AdminPage() {
  const { status, user } = useCurrentUser();
  if (status === 'loading') return <PageSkeleton />;
  if (user?.role !== 'admin') return <NotFoundPage />;
  return (
    <Section spacing="small">
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <Container>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>{texts.title}</Heading>
            <Lead>{texts.lead}</Lead>
          </Stack>
          <Overview />
        </Stack>
      </Container>
    </Section>
  );
}
