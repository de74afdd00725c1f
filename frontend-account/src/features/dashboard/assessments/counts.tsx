import { dashboardTexts } from '../dashboard-texts';
import type { AssessmentSummary } from '../../../components/records/assessment-summary';

const texts = dashboardTexts.stats;

/** The four counts of the dashboard: three of assessments and one of reports. */
export function Counts({ summary, reports }: { summary: AssessmentSummary; reports: number }) {
  const counts = [
    [texts.completed, summary.completed],
    [texts.reports, reports],
    [texts.pending, summary.pending],
    [texts.inProgress, summary.inProgress],
  ] as const;
  return (
    <section aria-label={texts.title}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 border-y border-line py-3 text-sm sm:flex sm:flex-wrap sm:gap-x-8">
        {counts.map(([label, count]) => (
          <div key={label} className="flex flex-row-reverse items-baseline justify-end gap-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
