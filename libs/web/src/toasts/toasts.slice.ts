import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** The content of a toast. Its action links to another page of this site. */
export interface ToastContent {
  title: string;
  description?: string;
  action?: { label: string; to: string };
}

export interface ToastRecord extends ToastContent {
  id: string;
  /** The action that failed, if the toast is about a failure. The action's success closes it. */
  failedAction?: string;
  /** False when the toast has been closed. It is removed a little later. */
  open: boolean;
}

/** Maximum number of toasts: a new toast replaces the one before. */
const MAX_VISIBLE_TOASTS = 1;

const initialState: ToastRecord[] = [];

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    added: {
      prepare: (content: ToastContent & Pick<ToastRecord, 'failedAction'>) => ({
        payload: { ...content, id: nanoid(), open: true },
      }),
      reducer: (toasts, { payload }: PayloadAction<ToastRecord>) => [payload, ...toasts].slice(0, MAX_VISIBLE_TOASTS),
    },
    updated: (toasts, { payload }: PayloadAction<{ id: string; content: ToastContent }>) =>
      toasts.map((toast) => (toast.id === payload.id ? { ...toast, ...payload.content } : toast)),
    dismissed: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
    removed: (toasts, { payload: id }: PayloadAction<string>) => toasts.filter((toast) => toast.id !== id),
  },
});
