import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from './api/api';
import { chromeSlice } from './chrome/chrome.slice';
import { toastsSlice } from './toasts/toasts.slice';

/** Creates the store: once in the shell, and for each page that a test renders. */
export function createStore() {
  return configureStore({
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
