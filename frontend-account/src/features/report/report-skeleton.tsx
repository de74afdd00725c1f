import { Container, Section, Skeleton } from '@bearings/ui';
import { reportTexts } from '../../texts/report-texts';

/** Holds the report's places while it is on the way. */
export function ReportSkeleton() {
  return (
    <Section spacing="small">
      <Container>
        <Skeleton height="13rem" label={reportTexts.loading} />
        <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]" aria-hidden="true">
          <Skeleton lines={16} />
          <Skeleton height="24rem" />
        </div>
      </Container>
    </Section>
  );
}
