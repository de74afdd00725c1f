import type { ReportDetail, ReportRevision } from '@bearings/contracts';
import { SAMPLE_ID } from '@bearings/domain';

export interface ReportVersions {
  shown: number;
  /** All versions, the oldest first. */
  all: readonly ReportRevision[];
  newest: ReportRevision;
  /** Whether another version is being generated or has failed. */
  status: ReportDetail['revisionStatus'];
}

/** A report in the form that the page renders. */
export interface ReportView extends Pick<
  ReportDetail,
  | 'assessmentId'
  | 'firstName'
  | 'generatedAt'
  | 'personalityType'
  | 'generator'
  | 'wordCount'
  | 'readingTime'
  | 'country'
  | 'document'
  | 'retakeUntil'
  | 'quotesExperience'
> {
  /** True for the sample report: a read-only report about an invented person. */
  isSample: boolean;
  versions: ReportVersions;
}

/** A report with the fields that the specification names. */
export type SpecifiedReport = Pick<ReportDetail, 'assessmentId' | 'generatedAt' | 'content'> &
  Partial<Pick<ReportDetail, 'personalityAnalysis' | 'careerRecommendations' | 'nextSteps'>>;

/** Returns whether the report has the typed document from which our page is made. */
export const hasDocument = (report: SpecifiedReport): report is ReportDetail =>
  'document' in report && 'revisions' in report;

export function createReportView({ revision, revisions, revisionStatus, ...report }: ReportDetail): ReportView {
  const newestRevision = revisions.at(-1);
  if (!newestRevision) throw new Error('A report has no version.');
  return {
    ...report,
    isSample: report.assessmentId === SAMPLE_ID,
    versions: { shown: revision, all: revisions, newest: newestRevision, status: revisionStatus },
  };
}
