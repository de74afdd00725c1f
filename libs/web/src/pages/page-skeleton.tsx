import { Container, Section, Skeleton } from '@bearings/ui';
import { PageMeta } from '../page-meta';

/** Placeholder for a page while its code loads. */
export function PageSkeleton() {
  return (
    <Section className="min-h-dvh">
      <PageMeta title="Loading" description="This page is on its way." />
      <Container>
        <Skeleton lines={6} label="Loading the page" />
      </Container>
    </Section>
  );
}
