import type { DealBreakerId, TileId } from '@bearings/contracts';

/** A text with the conditions for showing it. */
export interface ScopedText {
  text: string;
  /** True if the text is for readers whose first careers require a degree. */
  degree?: boolean;
  /** Deal-breakers and tiles that the text mentions. */
  names?: readonly (DealBreakerId | TileId)[];
}

/** One wording of a statement. A plain text is true for all readers in all countries. */
export type Wording = string | ScopedText;

/** Returns the text of a wording. */
export function textOf(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.text;
}
