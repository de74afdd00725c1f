import { type Category, type ReportProgress, type TileId } from '@bearings/contracts';
import type { ReportFacts } from '../composing/report-facts.js';

/** Reasons for and against one career. */
export interface CareerNote {
  code: string;
  why: string;
  whyNot: string;
  /** The category of the first reason; null if it is an interest or there is none. */
  restsOn: Category | null;
  /** Tiles that the note quotes; no other note repeats them. */
  quotes: TileId[];
  /** Whether the note states a drawback that does not depend on scores. */
  saysDrawback: boolean;
}

/**
 * Output of a writer, stored with its facts: paragraphs between blank lines, '- ' bullets, **bold**
 * and *italic*; a line that is bold from end to end is a heading. The first name is a placeholder,
 * and neither pay nor a country is named.
 */
export interface Prose {
  /** Name of the writer, as shown to the reader. */
  generator: string;
  profile: string;
  /** One or two sentences on each of the twelve categories. */
  categories: Record<Category, string>;
  strengths: string;
  /** Introduction to the ten careers. */
  careers: string;
  /** One note for each career of the facts, in their order. */
  careerNotes: CareerNote[];
  workplace: string;
  roadmap: string;
  people: string;
  nextSteps: string;
}

/** Writes the prose of a report from its facts. */
export interface ReportWriter {
  /** Shown to the reader. */
  readonly name: string;
  /**
   * Writes every section and calls `onProgress` at the start of each. Rejects when it cannot finish,
   * or with the reason of `signal` when that aborts; never resolves with part of a report.
   */
  write(
    facts: ReportFacts,
    onProgress: (progress: ReportProgress) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<Prose>;
}
