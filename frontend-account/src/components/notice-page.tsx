import { Container, EmptyState, Section, type EmptyStateProps } from '@bearings/ui';

/** A page with one message and what to do next. */
export const NoticePage = (props: EmptyStateProps) => (
  <Section>
    <Container width="narrow">
      <EmptyState level={1} {...props} />
    </Container>
  </Section>
);
