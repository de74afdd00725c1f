import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from './api/api';
import { chromeSlice } from './chrome/chrome.slice';
import { toastsSlice } from './toasts/toasts.slice';

/** API replies that a prerendered page contains, by their key in the cache, and the cache tags that they provide. */
export type PrerenderedReplies = Pick<ReturnType<typeof api.reducer>, 'queries' | 'provided'>;

/**
 * Creates the Redux store: once in the shell, and once for each page that a test or the prerenderer renders.
 * @param replies the API replies in a prerendered page, so that the first render equals that page
 */
export function createStore(replies?: PrerenderedReplies) {
  const initialState = api.reducer(undefined, { type: 'start' });
  return configureStore({
    preloadedState: replies && { [api.reducerPath]: { ...initialState, ...replies } },
    reducer: {
      [api.reducerPath]: api.reducer,
      chrome: chromeSlice.reducer,
      toasts: toastsSlice.reducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
