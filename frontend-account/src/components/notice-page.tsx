import { Container, EmptyState, Section, type EmptyStateProps } from '@bearings/ui';

/** A page with only a message and a link or button for the next step. */
export const NoticePage = (props: EmptyStateProps) => (
  <Section>
    <Container width="narrow">
      <EmptyState level={1} {...props} />
    </Container>
  </Section>
);
