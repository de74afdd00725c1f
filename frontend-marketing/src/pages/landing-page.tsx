import { Container, Heading, Section } from '@bearings/ui';
import { PageMeta } from '@bearings/web';

export function LandingPage() {
  return (
    <Section>
      <PageMeta
        title="Find your career direction"
        description="A personality and strengths assessment, and a career report grounded in real data."
      />
      <Container>
        <Heading level={1}>Find your career direction</Heading>
      </Container>
    </Section>
  );
}
