import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether a media query holds; false where there is none. */
function useMedia(query: string, isUrgent: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      // Paper is drawn in the same moment, so it can't wait for a render.
      const change = isUrgent ? () => flushSync(onChange) : onChange;
      media.addEventListener('change', change);
      return () => media.removeEventListener('change', change);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether a list and a page fit side by side. */
export const useIsWide = (): boolean => useMedia('(min-width: 64rem)', false);

/** Whether the page is being put on paper. */
export const useIsPrinting = (): boolean => useMedia('print', true);
