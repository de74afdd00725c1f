import { type ReportProgress } from '@bearings/contracts';
import { type Category, type TileId } from '@bearings/domain';
import type { ReportFacts } from '../composing/report-facts.js';

/** Reasons for and against one career. */
export interface CareerNote {
  code: string;
  why: string;
  whyNot: string;
  /** The category of the first reason; null if the first reason is a liked kind of work, or if there is no reason. */
  restsOn: Category | null;
  /** Kinds of work (tiles) that the note quotes. Other notes on the career do not repeat them. */
  quotes: TileId[];
  /** True if the note states a drawback that does not depend on scores. */
  saysDrawback: boolean;
}

/**
 * The text of a report as its writer wrote it, stored with the facts. It has paragraphs between
 * blank lines, '- ' bullets, **bold** and *italic*; a line that is entirely bold is a heading. The
 * first name is a placeholder, and the text contains neither pay nor a country.
 */
export interface Prose {
  /** Name of the writer, as shown to the reader. */
  generator: string;
  profile: string;
  /** One or two sentences on each of the twelve categories. */
  categories: Record<Category, string>;
  strengths: string;
  careers: string;
  /** One note for each career of the facts, in the same order. */
  careerNotes: CareerNote[];
  workplace: string;
  roadmap: string;
  people: string;
  nextSteps: string;
}

export interface ReportWriter {
  /** Name of the writer, as shown to the reader. */
  readonly name: string;
  /**
   * Writes every section and calls `onProgress` at the start of each. Rejects if it cannot finish, or with the reason
   * of `signal` if that aborts; never resolves with an incomplete report.
   */
  write(
    facts: ReportFacts,
    onProgress: (progress: ReportProgress) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<Prose>;
}
