import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches. When that changes, React renders before the browser paints or prints. */
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

/** Returns whether the screen is wide enough to show the list and a career's page next to each other. */
export const useIsWide = (): boolean => useMedia('(min-width: 64rem)');

/** Returns whether the page is being printed. */
export const useIsPrinting = (): boolean => useMedia('print');
