import type { ReportDetail, ReportRevision } from '@bearings/contracts';

/** Which version of a report is shown. */
export interface ReportVersions {
  shown: number;
  /** Oldest first. */
  all: readonly ReportRevision[];
  newest: ReportRevision;
  /** Whether another version is being made, or could not be made. */
  status: ReportDetail['revisionStatus'];
}

/** A report in the form that the page renders. */
export interface ReportView extends Pick<
  ReportDetail,
  | 'assessmentId'
  | 'generatedAt'
  | 'personalityType'
  | 'generator'
  | 'wordCount'
  | 'readingTime'
  | 'country'
  | 'document'
> {
  /** Null for the sample, which is of an invented person. */
  name: string | null;
  versions: ReportVersions;
}

/** Returns a report's view. */
export function createReportView({
  revision,
  revisions,
  revisionStatus,
  ...report
}: ReportDetail): ReportView {
  const newest = revisions.at(-1);
  if (!newest) throw new Error('A report has no version.');
  return {
    ...report,
    name: report.name || null,
    versions: { shown: revision, all: revisions, newest, status: revisionStatus },
  };
}
