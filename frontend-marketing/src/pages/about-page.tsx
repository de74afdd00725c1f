import { Container, Heading, Section } from '@bearings/ui';
import { PageMeta } from '@bearings/web';

export function AboutPage() {
  return (
    <Section>
      <PageMeta title="About" description="Who makes Bearings, and why." />
      <Container>
        <Heading level={1}>About</Heading>
      </Container>
    </Section>
  );
}
