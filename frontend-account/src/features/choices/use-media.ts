import { useSyncExternalStore } from 'react';

/** Whether a media query holds. React renders such a change before the browser draws, also on paper. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether a list and a page fit side by side. */
export const useIsWide = (): boolean => useMedia('(min-width: 64rem)');

/** Whether the page is being put on paper. */
export const useIsPrinting = (): boolean => useMedia('print');
