import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppStore } from '../store';

/** Dispatched on the window by the development server's client once the API runs again. */
const API_RESTARTED = 'api-restarted';

/** Refetches the page's data after each restart of the API, which happens in development only. */
export function refetchAfterApiRestart(store: AppStore): void {
  setupListeners(store.dispatch, (dispatch, { onOnline }) => {
    const refetch = (): void => void dispatch(onOnline());
    addEventListener(API_RESTARTED, refetch);
    return () => removeEventListener(API_RESTARTED, refetch);
  });
}
