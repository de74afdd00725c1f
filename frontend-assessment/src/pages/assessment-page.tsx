import { Container, Heading, Section } from '@bearings/ui';
import { PageMeta } from '@bearings/web';

export function AssessmentPage() {
  return (
    <Section>
      <PageMeta
        title="Personality assessment"
        description="Answer 36 short statements and see a first picture of how you work."
      />
      <Container>
        <Heading level={1}>Personality assessment</Heading>
      </Container>
    </Section>
  );
}
