import type { Category, ReportProgress } from '@bearings/contracts';
import type { ReportFacts } from '../report-facts.js';

/** Why a career fits, and why it might not. */
export interface CareerNote {
  code: string;
  why: string;
  whyNot: string;
}

/**
 * What a writer makes and what is stored: paragraphs apart by a blank line, '- ' bullets, **bold**
 * and *italic* and nothing else; a line that is bold from end to end is a heading. It holds the
 * placeholder of the facts where the first name belongs, and never pay or a country.
 */
export interface Prose {
  /** Who wrote it, for the reader. */
  generator: string;
  profile: string;
  /** A sentence or two on each of the twelve. */
  categories: Record<Category, string>;
  strengths: string;
  /** What comes before the ten careers. */
  careers: string;
  /** One for each career of the facts, in their order. */
  careerNotes: CareerNote[];
  workplace: string;
  roadmap: string;
  people: string;
  nextSteps: string;
}

/** Makes a report's words from its facts. */
export interface ReportWriter {
  /** As the reader sees it. */
  readonly name: string;
  /**
   * Writes every section, telling each one's beginning as it goes. Rejects when it cannot finish, or
   * with the reason of `signal` when that stops it; a half-written report is never returned.
   */
  write(
    facts: ReportFacts,
    onProgress: (progress: ReportProgress) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<Prose>;
}
