import { Container, Section, Skeleton } from '@bearings/ui';
import { reportTexts } from './report-texts';

/** Placeholder in the report's layout, shown while it loads. */
export function ReportSkeleton() {
  return (
    <Section spacing="small">
      <Container>
        <div className="w-96 max-w-full">
          <Skeleton height="4.5rem" label={reportTexts.loading} />
        </div>
        <div className="mt-4 max-w-4xl">
          <Skeleton height="2.75rem" />
        </div>
        <div className="mt-20 grid gap-4 lg:grid-cols-3">
          <Skeleton height="32rem" />
          <Skeleton height="32rem" />
          <Skeleton height="32rem" />
        </div>
      </Container>
    </Section>
  );
}
