import type { AssessmentStatus, PersonalityType } from './assessment.js';
import type { Circumstances } from './circumstances.js';
import type { ReportDocument } from './report-document.js';

export interface ReportProgress {
  /** 0 to 100. */
  percent: number;
  /** Title of the section that is being written; null between sections. */
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
  /** Of the text file. */
  wordCount: number;
  /** Minutes: the words divided by 200, rounded up. */
  readingTime: number;
}

export interface ReportDetail extends ReportListItem {
  /** As the person typed it. */
  name: string;
  personalityType: PersonalityType;
  personalityAnalysis: string;
  careerRecommendations: string;
  nextSteps: string;
  /** The writer: 'AI Assistant', or the built-in writer's name. */
  generator: string;
  /** The country whose pay figures are shown. */
  country: string;
  document: ReportDocument;
  /** The version shown. */
  revision: number;
  /** All versions, oldest first. `?revision=` reads one of them. */
  revisions: ReportRevision[];
  /** Whether another version is being made, or could not be made. */
  revisionStatus: 'none' | 'generating' | 'error';
}

/** One version of a report. */
export interface ReportRevision {
  /** From 1, the report as it was bought. */
  number: number;
  methodVersion: number;
  generatedAt: string;
  /** What changed, as a line for the reader; empty for the first. */
  reason: string;
}

export interface RevisionRequest {
  circumstances: Circumstances;
}

export interface RevisionRequested {
  /** `ready` when nothing changed. */
  status: 'generating' | 'ready';
}

export interface GenerationStarted {
  status: ReportStatus['status'];
}

/** The report's PDF is on its way. */
export interface ReportEmailed {
  /** Where to: the address of the owner's account. */
  email: string;
  /** When it may be sent again. */
  nextAt: string;
}
