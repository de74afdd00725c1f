import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppStore } from '../store';

/** The event that the development server's script dispatches on the window when the API runs again. */
const API_RESTARTED = 'api-restarted';

/** Fetches the data of the page again after each restart of the API. That happens only in development. */
export function refetchAfterApiRestart(store: AppStore): void {
  setupListeners(store.dispatch, (dispatch, { onOnline }) => {
    const refetch = (): void => void dispatch(onOnline());
    addEventListener(API_RESTARTED, refetch);
    return () => removeEventListener(API_RESTARTED, refetch);
  });
}
