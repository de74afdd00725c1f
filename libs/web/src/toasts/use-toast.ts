import { TIMINGS } from '@bearings/contracts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useId, useMemo } from 'react';
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

const dismissFailuresOf =
  (action: string): Thunk<void> =>
  (dispatch, getState) => {
    for (const toast of getState().toasts) {
      if (toast.open && toast.failedAction === action) dispatch(dismissToast(toast.id));
    }
  };

/** Functions that show, change and close toasts. They are the same functions in every render. */
interface ToastActions {
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

/**
 * Returns the only function that shows toasts about failures. Called with a text, it says why the action failed. Called
 * with nothing when the action succeeds, it closes the toast about its failure.
 * @param action a name that several components share if the success of one answers the failure of another
 */
export function useFailureToast(action?: string): (failure?: ToastContent) => void {
  const dispatch = useAppDispatch();
  const ownAction = useId();
  const failedAction = action ?? ownAction;
  return useCallback(
    (failure) => {
      if (failure) dispatch(added({ ...failure, failedAction }));
      else dispatch(dismissFailuresOf(failedAction));
    },
    [dispatch, failedAction],
  );
}

/** Returns the toasts in the store, newest first. */
export const useToasts = (): ToastRecord[] => useAppSelector((state) => state.toasts);
