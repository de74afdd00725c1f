import { useSyncExternalStore } from 'react';

/**
 * False in the prerendered page, where a press must not submit a form as a plain page request. Until hydration its
 * button has the type `button`, and the page starter repeats the press afterwards.
 */
export const useStarted = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
