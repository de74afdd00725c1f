// The words of a report as its writer wrote them, in the form in which they are stored.
import type { TextRun } from '@bearings/contracts';
import type { Category, DealBreakerId, ReportSectionId, SchoolSubjectId, SubjectId, TileId } from '@bearings/domain';
import type { TextSubject } from '../content/wording.js';
import type { ReasonLine } from '../composing/reason-line.js';

/** A part of a sentence. Names, titles and values of facts are filled in each time a report is read. */
export type Inline = { mark?: TextRun['mark'] } & (
  | { kind: 'text'; text: string; about?: TextSubject }
  | { kind: 'firstName' }
  /** The title of an occupation within a sentence, in the English of the reader's country. */
  | { kind: 'title'; code: string; withArticle?: true }
  /** A task of an occupation or of a common job, by its number from 0, in the English of the reader's country. */
  | { kind: 'task'; code: string; index: number }
  | { kind: 'subject'; id: SubjectId }
  | { kind: 'schoolSubject'; id: SchoolSubjectId }
  /** The value of a fact, by its id in `listFactTexts`. */
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

/** Reasons for and against a career. */
export interface CareerNoteText {
  why: SummarisedText;
  /** Empty if nothing that we know of the job speaks against it for this reader. */
  whyNot: SummarisedText;
  /** The line of the reader that the reason quotes; null if there is none. An answer to a statement is shown with it. */
  line: ReasonLine | null;
  /** A second line, if the first has no task. */
  support?: ReasonLine;
  /** Kinds of work (tiles) that the note quotes. Other notes on the career do not repeat them. */
  quotes: TileId[];
  /** True if the note states a drawback that does not depend on scores. */
  saysDrawback: boolean;
  /**
   * `own`: the doubt is something that the reader wants less of or ruled out; `weak`: it is that the job asks for more
   * than they scored; absent: another fact, or none.
   */
  doubtKind?: 'own' | 'weak';
  /** The condition of the work that the reader ruled out and that the note states. Other notes do not repeat it. */
  ruledOut?: DealBreakerId;
}

/** A note on one career that says nothing of what the reader has done. */
export interface CareerNote extends CareerNoteText {
  code: string;
  /** The note that may quote what the reader has done; null if they said nothing of that. */
  own: CareerNoteText | null;
}

/** Returns the text of a note; one that quotes what the reader has done only if it may. */
export const chooseNoteText = (note: CareerNote, withExperience: boolean): CareerNoteText =>
  (withExperience ? note.own : null) ?? note;

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
