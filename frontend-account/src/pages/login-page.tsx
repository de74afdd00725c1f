import { Container, Heading, Section } from '@bearings/ui';
import { PageMeta } from '@bearings/web';

export function LoginPage() {
  return (
    <Section>
      <PageMeta title="Sign in" description="Sign in to see your assessments and reports." />
      <Container>
        <Heading level={1}>Sign in</Heading>
      </Container>
    </Section>
  );
}
