import { Skeleton } from '@bearings/ui';
import { dashboardTexts as texts } from './dashboard-texts';
import { GlanceSkeleton } from './glance/glance-card';

/** Placeholder in the dashboard's layout, shown while its data loads. */
export function DashboardSkeleton({ withoutGreeting = false }: { withoutGreeting?: boolean }) {
  return (
    <div className="grid gap-10">
      {!withoutGreeting && <Skeleton height="5.5rem" label={texts.loading} />}
      <GlanceSkeleton />
      <div className="[--height:4.5rem] sm:[--height:2.875rem]">
        <Skeleton height="var(--height)" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton height="20rem" {...(withoutGreeting && { label: texts.loading })} />
        <Skeleton height="20rem" />
      </div>
    </div>
  );
}
