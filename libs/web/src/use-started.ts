import { useSyncExternalStore } from 'react';

/**
 * Returns the first value in the prerendered page and while it hydrates, and the second from then on. Renders again only
 * where they differ.
 */
export const useOnceStarted = <T extends string | boolean | null>(prerendered: T, started: T): T =>
  useSyncExternalStore(
    () => () => {},
    () => started,
    () => prerendered,
  );

/**
 * Returns false in the prerendered page and while it hydrates. There a press must not send a form as a plain page
 * request: its button is of the type `button` until then, and the page's starter presses it again afterwards.
 */
export const useStarted = (): boolean => useOnceStarted(false, true);
