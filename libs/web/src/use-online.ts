import { useSyncExternalStore } from 'react';

function subscribeToOnline(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns false if the browser says that it is offline. */
export const isOnline = (): boolean => !Object.is(navigator.onLine, false);

/** Returns false if the browser says that it is offline. Renders again when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeToOnline, isOnline, () => true);
