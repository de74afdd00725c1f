import type { CareerRow, ReportCareers } from './choices.js';
import type { Circumstances } from './circumstances.js';
import type { ReportOccupation } from './report-document.js';
import type { ReportDetail } from './report.js';

/** Which report of the invented person is meant. Nothing of a request is stored. */
export interface SampleRequest {
  circumstances: Circumstances;
  /** The country whose pay and ways in are shown. */
  country: string;
}

export interface SampleReportRequest extends SampleRequest {
  /** The circumstances of the version before, for the line that says what changed. */
  former: Circumstances;
}

/** The report of the invented person for other circumstances or another country. */
export interface SampleReport {
  /** What changed, as a line for the reader; null when nothing did. */
  reason: string | null;
  report: Pick<
    ReportDetail,
    'personalityType' | 'generator' | 'wordCount' | 'readingTime' | 'country' | 'document'
  >;
  careers: Pick<ReportCareers, 'methodVersion' | 'country' | 'ranked' | 'careers' | 'next'>;
  /** Every other occupation, compared with the invented person. */
  others: CareerRow[];
}

export interface SamplePlanRequest extends SampleRequest {
  /** Codes of the careers that the plan is about, best first; at most `PLAN_LIMITS.careers`. */
  careers: string[];
}

export interface SamplePlanStep {
  text: string;
  detail: string;
  career: ReportOccupation | null;
  /** Days from the making of the plan until it is due. */
  days: number;
}

export interface SamplePlan {
  careers: ReportOccupation[];
  steps: SamplePlanStep[];
}

export const SAMPLE_FORMATS = ['pdf', 'text', 'html'] as const;
export type SampleFormat = (typeof SAMPLE_FORMATS)[number];

export interface SampleFileRequest extends SampleRequest {
  format: SampleFormat;
}
