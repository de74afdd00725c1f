import { Container, Heading, Section } from '@bearings/ui';
import { PageMeta } from '@bearings/web';

export function HomePage() {
  return (
    <Section>
      <PageMeta title="Welcome back" description="Your assessments and reports at a glance." />
      <Container>
        <Heading level={1}>Welcome back</Heading>
      </Container>
    </Section>
  );
}
