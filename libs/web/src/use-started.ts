import { useSyncExternalStore } from 'react';

/**
 * Returns the first value in the prerendered page and while it hydrates, and the second one after that. Renders again
 * only if they differ.
 */
export const useOnceStarted = <T extends string | boolean | null>(prerendered: T, started: T): T =>
  useSyncExternalStore(
    () => () => {},
    () => started,
    () => prerendered,
  );

/**
 * Returns false in the prerendered page and while it hydrates. Until then a click must not submit a form as a plain
 * page request: its button has the type `button`, and the page's start script clicks it again afterwards.
 */
export const useStarted = (): boolean => useOnceStarted(false, true);
