import { TIMINGS } from '@bearings/contracts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector, type RootState } from '../store';
import { toastsSlice, type ToastContent, type ToastRecord } from './toasts.slice';

const { added, updated, dismissed, removed } = toastsSlice.actions;

type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/** Closes a toast now, and deletes it {@link TIMINGS.toastDiscard} ms later. */
const dismissToast =
  (id: string): Thunk<void> =>
  (dispatch) => {
    dispatch(dismissed(id));
    setTimeout(() => dispatch(removed(id)), TIMINGS.toastDiscard);
  };

/** Functions that show, change and close toasts. They are the same functions in every render. */
export interface ToastActions {
  /** Shows a toast, which replaces the visible one. Returns its id. */
  toast(content: ToastContent): string;
  update(id: string, content: ToastContent): void;
  dismiss(id: string): void;
}

export function useToast(): ToastActions {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      toast: (content) => dispatch(added(content)).payload.id,
      update: (id, content) => void dispatch(updated({ id, content })),
      dismiss: (id) => dispatch(dismissToast(id)),
    }),
    [dispatch],
  );
}

/** Returns the toasts in the store, newest first. */
export const useToasts = (): ToastRecord[] => useAppSelector((state) => state.toasts);
