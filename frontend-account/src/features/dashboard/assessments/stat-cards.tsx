import { CircleCheck, Clock, CreditCard, FileText, StatCard } from '@bearings/ui';
import { dashboardTexts } from '../dashboard-texts';
import type { AssessmentSummary } from '../../../components/records/assessment-summary';

const texts = dashboardTexts.stats;

/** The four counts of the dashboard: three of assessments and one of reports. */
export function StatCards({ summary, reports }: { summary: AssessmentSummary; reports: number }) {
  return (
    <section aria-label={texts.title} className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <StatCard label={texts.completed} value={summary.completed} icon={<CircleCheck size={20} />} />
      <StatCard label={texts.reports} value={reports} icon={<FileText size={20} />} />
      <StatCard label={texts.pending} value={summary.pending} icon={<CreditCard size={20} />} />
      <StatCard label={texts.inProgress} value={summary.inProgress} icon={<Clock size={20} />} />
    </section>
  );
}
