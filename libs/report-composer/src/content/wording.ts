import type { DealBreakerId, TileId } from '@bearings/contracts';

/** A text with the conditions for showing it. */
export interface ScopedText {
  text: string;
  /** The text is for readers whose first careers ask for a degree. */
  degree?: boolean;
  /** Deal-breakers and tiles that the text names. */
  names?: readonly (DealBreakerId | TileId)[];
}

/** One wording of a statement. A plain text is true for everyone, everywhere. */
export type Wording = string | ScopedText;

/** Returns the text of a wording. */
export function textOf(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.text;
}
