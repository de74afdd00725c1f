import { Container, Section, Skeleton } from '@bearings/ui';
import { reportTexts } from '../../texts/report-texts';

/** Placeholder in the report's layout, shown while it loads. */
export function ReportSkeleton() {
  return (
    <Section spacing="small">
      <Container>
        <div className="w-96 max-w-full">
          <Skeleton height="4.5rem" label={reportTexts.loading} />
        </div>
        <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[11rem_minmax(0,1fr)_18rem]">
          <div className="lg:col-span-2 xl:col-span-3">
            <Skeleton height="5.25rem" />
          </div>
          <div className="hidden xl:block">
            <Skeleton lines={8} />
          </div>
          <Skeleton lines={14} />
          <Skeleton height="24rem" />
        </div>
      </Container>
    </Section>
  );
}
