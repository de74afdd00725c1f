import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from './api/api';
import { toastsSlice } from './toasts/toasts.slice';

/** Makes the site's one store. The shell does so once; a test does so for each page it renders. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, toasts: toastsSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
