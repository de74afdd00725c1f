import type { DealBreakerId, TileId } from '@bearings/contracts';

/** A text with what decides whether a reader may see it. */
export interface ScopedText {
  text: string;
  /** It holds in these countries alone. */
  only?: readonly string[];
  /** Months of training that it leads to. */
  months?: number;
  /** What it names of what a reader may have ruled out. */
  names?: readonly (DealBreakerId | TileId)[];
}

/** A way to say something; a plain text holds for everyone, everywhere. */
export type Wording = string | ScopedText;

/** Returns the text of a wording. */
export function textOf(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.text;
}
