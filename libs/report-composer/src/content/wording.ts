import type { Category, DealBreakerId, PersonalityType, TileId } from '@bearings/domain';

/**
 * What a text is about, where that decides whether a language model may edit it: a category, or a subject on which we
 * alone write.
 */
export type TextSubject = Category | 'pay' | 'licence' | 'health' | 'law' | 'ruledOut';

/** A text with a summary, or one that is shown only to some readers. */
export interface ScopedText {
  text: string;
  /** The text in one sentence, for a list or a card that has no room for more. */
  summary?: string;
  /** True if the text is only for readers whose first careers require a degree. */
  degree?: boolean;
  /** The type of reader that the text suits, if it does not suit the other: meeting many people, or writing to one. */
  energy?: PersonalityType;
  /** Deal-breakers and kinds of work (tiles) that the text mentions. */
  names?: readonly (DealBreakerId | TileId)[];
  /** A subject of the text on which we alone write. */
  about?: TextSubject;
  /** True if the text says something that the reader told us of their job. It comes before what is true of anybody. */
  isOwn?: boolean;
}

/** A text that begins with a bold label. */
export interface LabelledText {
  label: string;
  text: string;
}

/** A text that describes how the reader answered. */
export interface AnswerText extends ScopedText {
  /**
   * Index of the statement, among the three of the category, on which the text rests; null if it rests on the score
   * alone. The text is not for a reader who answered that statement the other way.
   */
  statement: 0 | 1 | 2 | null;
}

/** One wording of a sentence. A plain string is true for all readers in all countries. */
export type Wording = string | ScopedText;

export function getText(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.text;
}
