import { useSyncExternalStore } from 'react';

/**
 * Returns `prerendered` in a prerendered page and until that page is hydrated, and `started` from then on. Renders
 * again only if the two values differ.
 */
export const useOnceStarted = <T extends string | boolean | null>(prerendered: T, started: T): T =>
  useSyncExternalStore(
    () => () => {},
    () => started,
    () => prerendered,
  );

/**
 * Returns false in the prerendered page and until it is hydrated. Until then a click must not submit a form, because
 * the browser would load a new page. So the button has the type `button` meanwhile, and the inline script
 * `page-starter.ts` of the shell repeats the click after hydration.
 */
export const useStarted = (): boolean => useOnceStarted(false, true);
