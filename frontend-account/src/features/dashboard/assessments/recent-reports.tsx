import { pages, pageTo, type ReportListItem } from '@bearings/contracts';
import { ChevronRight, FileText, Note, TextLink } from '@bearings/ui';
import { formatShortDate } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { TitledCard } from '../../../components/titled';
import { dashboardTexts } from '../dashboard-texts';

const texts = dashboardTexts.reports;
const MAX_RECENT_REPORTS = 3;

/** Links to the three latest reports. @param reports newest first */
export function RecentReports({ reports }: { reports: readonly ReportListItem[] }) {
  return (
    <TitledCard title={texts.title} gap={1}>
      {reports.length === 0 ? (
        <Note className="mt-1">{`${texts.empty}. ${texts.emptyText}`}</Note>
      ) : (
        <ul>
          {reports.slice(0, MAX_RECENT_REPORTS).map((report) => (
            <ReportLink key={report.id} report={report} />
          ))}
        </ul>
      )}
      {reports.length > 1 && (
        <TextLink asChild className="inline-flex min-h-11 items-center self-start text-sm">
          <Link to={pages.compareReports}>{texts.compare}</Link>
        </TextLink>
      )}
    </TitledCard>
  );
}

function ReportLink({ report }: { report: ReportListItem }) {
  return (
    <li className="border-t border-line first:border-t-0">
      <Link to={pageTo.report(report.assessmentId)} className="group flex min-h-11 items-center gap-3 py-3">
        <FileText size={20} aria-hidden="true" className="shrink-0 text-primary" />
        <span className="min-w-0 grow">
          <span className="block text-sm font-semibold text-balance group-hover:underline">
            {texts.item(formatShortDate(report.generatedAt))}
          </span>
          <span className="block text-xs text-muted">{texts.reading(report.readingTime)}</span>
        </span>
        <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-muted" />
      </Link>
    </li>
  );
}
