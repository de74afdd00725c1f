import type { AssessmentStatus, PersonalityType } from './assessment.js';

/** The titles of a report's sections, in order; the free preview names them and nothing more. */
export const REPORT_SECTIONS = [
  'Your profile',
  'Strengths and watch-points',
  'Ten careers that fit',
  'Where you work best',
  'Skills roadmap',
  'People and networks',
  'Next steps',
  'How this was worked out',
] as const;

export type ReportSectionTitle = (typeof REPORT_SECTIONS)[number];

export interface ReportProgress {
  /** 0 to 100. */
  percent: number;
  /** The section being written, for people to read. */
  section: string | null;
}

export interface ReportStatus {
  status: Exclude<AssessmentStatus, 'in_progress'>;
  error: string | null;
  progress: ReportProgress;
}

export interface ReportListItem {
  id: string;
  assessmentId: string;
  createdAt: string;
  generatedAt: string;
  /** Text with '## ' sections. */
  content: string;
}

export interface ReportDetail extends ReportListItem {
  personalityType: PersonalityType;
  personalityAnalysis: string;
  careerRecommendations: string;
  nextSteps: string;
  /** Who wrote it: 'AI Assistant', or the built-in writer's name. */
  generator: string;
  wordCount: number;
  /** Minutes, rounded up. */
  readingTime: number;
  /** The country whose pay figures are shown. */
  country: string;
}

export interface GenerationStarted {
  status: ReportStatus['status'];
}
