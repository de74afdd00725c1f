import { Container, Section, Skeleton } from '@bearings/ui';
import { PageMeta } from '../page-meta';

/** Holds a page's place while its code is on the way. */
export function PageSkeleton() {
  return (
    <Section>
      <PageMeta title="Loading" description="This page is on its way." />
      <Container>
        <Skeleton lines={6} label="Loading the page" />
      </Container>
    </Section>
  );
}
