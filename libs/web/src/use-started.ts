import { useSyncExternalStore } from 'react';

/**
 * False in the prerendered page, where a press must not send a form as a plain page request: its
 * button is of the type `button` until then, and the page's starter presses it again afterwards.
 */
export const useStarted = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
