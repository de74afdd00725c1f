// The words of a report as its writer wrote them, in the form in which they are stored.
import type { TextRun } from '@bearings/contracts';
import type { Category, ReportSectionId, TileId } from '@bearings/domain';

/** A part of a sentence. Names, titles and values of facts are filled in each time a report is read. */
export type Inline = { mark?: TextRun['mark'] } & (
  | { kind: 'text'; text: string }
  | { kind: 'firstName' }
  /** The title of an occupation within a sentence, in the English of the reader's country. */
  | { kind: 'title'; code: string }
  /** The value of a fact, by its id in `getFactText`. */
  | { kind: 'fact'; id: string }
);

/** One or two sentences that belong together. */
export type Sentence = readonly Inline[];

export type ProseBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; sentences: readonly Sentence[] }
  | { kind: 'list'; items: readonly (readonly Sentence[])[] };

/** The sections that a writer writes; the program composes the method. */
export type WrittenSectionId = Exclude<ReportSectionId, 'method'>;

/** A text with its summary, for lists and cards that have room for one sentence. */
export interface SummarisedText {
  sentences: readonly Sentence[];
  summary: Sentence;
}

/** Reasons for and against one career. */
export interface CareerNote {
  code: string;
  why: SummarisedText;
  whyNot: SummarisedText;
  /** The category of the first reason; null if the first reason is a liked kind of work, or if there is no reason. */
  restsOn: Category | null;
  /** Kinds of work (tiles) that the note quotes. Other notes on the career do not repeat them. */
  quotes: TileId[];
  /** True if the note states a drawback that does not depend on scores. */
  saysDrawback: boolean;
}

/** The words of a report, stored with its facts. They contain neither the first name, nor pay, nor a country. */
export interface Prose {
  /** Name of the writer, as shown to the reader. */
  generator: string;
  sections: Record<WrittenSectionId, readonly ProseBlock[]>;
  /** One or two sentences on each of the twelve categories. */
  categories: Record<Category, readonly Sentence[]>;
  /** One note for each career of the facts, in the same order. */
  careerNotes: CareerNote[];
}
