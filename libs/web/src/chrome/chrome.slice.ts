import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The header and footer that the shell shows around a page. */
export type Chrome =
  | { kind: 'full' }
  /** The full chrome, but without header and footer below 48rem, for a step that needs a phone's full screen. */
  | { kind: 'focus' }
  /** The brand, a note (may be empty) and one link back, so that people do not leave the page by accident. */
  | { kind: 'slim'; note: string; back: ChromeBack };

/** The link of a slim header. */
export interface ChromeBack {
  /** Always visible. */
  label: string;
  /** Shown after the label if there is room; always part of the accessible name. */
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
