import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The header and footer that the shell shows around a page. */
export type Chrome =
  | { kind: 'full' }
  /**
   * Like `full`, but without header and footer on screens narrower than 48rem, for a step that
   * needs all of a phone's screen.
   */
  | { kind: 'focus' }
  /**
   * The header has only the brand, a note (may be empty) and one link back, so that people do not leave the page by
   * accident.
   */
  | { kind: 'slim'; note: string; back: ChromeBackLink };

/** The link back in a `slim` header. */
export interface ChromeBackLink {
  /** The text that is always visible. */
  label: string;
  /** A text after the label that is visible if there is space. Screen readers always read it. */
  where: string;
  to: string;
}

export const FULL_CHROME: Chrome = { kind: 'full' };
export const FOCUS_CHROME: Chrome = { kind: 'focus' };

export const chromeSlice = createSlice({
  name: 'chrome',
  initialState: (): Chrome => FULL_CHROME,
  reducers: {
    requested: (_, { payload }: PayloadAction<Chrome>): Chrome => payload,
    released: (): Chrome => FULL_CHROME,
  },
});
