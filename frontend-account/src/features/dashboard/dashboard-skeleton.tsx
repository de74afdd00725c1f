import { Skeleton } from '@bearings/ui';
import { dashboardTexts as texts } from './dashboard-texts';

const STAT_KEYS = ['completed', 'reports', 'pending', 'inProgress'] as const;

/** Placeholder in the dashboard's layout, shown while its data loads. */
export function DashboardSkeleton({ withoutGreeting = false }: { withoutGreeting?: boolean }) {
  return (
    <div className="grid gap-10">
      {!withoutGreeting && <Skeleton height="5.5rem" label={texts.loading} />}
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        {STAT_KEYS.map((name) => (
          <Skeleton key={name} height="6.5rem" />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton height="20rem" {...(withoutGreeting && { label: texts.loading })} />
        <Skeleton height="20rem" />
      </div>
    </div>
  );
}
