import type { DealBreakerId, TileId } from '@bearings/contracts';

/** A text that is shown only to some readers. */
export interface ScopedText {
  text: string;
  /** True if the text is only for readers whose first careers require a degree. */
  degree?: boolean;
  /** Deal-breakers and kinds of work (tiles) that the text mentions. */
  names?: readonly (DealBreakerId | TileId)[];
}

/** One wording of a sentence. A plain string is true for all readers in all countries. */
export type Wording = string | ScopedText;

export function getText(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.text;
}
