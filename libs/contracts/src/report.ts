import type { AssessmentStatus, PersonalityType } from './assessment.js';
import type { ReportDocument } from './report-document.js';

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
  /**
   * Text with '## ' sections, '- ' bullets, **bold** and *italic*. A character of a name that would
   * read as one of these has a backslash before it.
   */
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
  document: ReportDocument;
}

export interface GenerationStarted {
  status: ReportStatus['status'];
}
