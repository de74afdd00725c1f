import { Toast as RadixToast } from 'radix-ui';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, X } from './icons';

const SWIPE_THRESHOLD_PX = 50;
const DEFAULT_DURATION_MS = 5000;

export interface ToastItem {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /** destructive: something failed. */
  variant?: 'default' | 'destructive';
  /** How long it stays, in milliseconds; 5000 if not given. */
  durationMs?: number;
  /** false lets a dismissed toast leave with its motion while its owner still keeps it. */
  open?: boolean;
  action?: { label: string; onPress: () => void };
}

export interface ToastHostProps {
  /** Newest first; only the first is shown. */
  toasts: readonly ToastItem[];
  /** Its time is up, or it was closed or swiped away. */
  onDismiss: (id: string) => void;
  /** Names the region of the page that F8 goes to. */
  label?: string;
  closeLabel?: string;
}

/** Shows the newest toast: one at a time, swiped away to the right, reached by F8. */
export function ToastHost({
  toasts,
  onDismiss,
  label = 'Notification',
  closeLabel = 'Close',
}: ToastHostProps) {
  const [toast] = toasts;
  return (
    <RadixToast.Provider
      label={label}
      duration={DEFAULT_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toast && (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} closeLabel={closeLabel} />
      )}
      <RadixToast.Viewport className="ui-toast-viewport" hotkey={['F8']} />
    </RadixToast.Provider>
  );
}

interface ToastCardProps {
  toast: ToastItem;
  onDismiss: (id: string) => void;
  closeLabel: string;
}

function ToastCard({ toast, onDismiss, closeLabel }: ToastCardProps) {
  const destructive = toast.variant === 'destructive';
  const ToastIcon = destructive ? CircleAlert : CircleCheck;
  return (
    <RadixToast.Root
      className="ui-toast"
      data-variant={toast.variant ?? 'default'}
      type={destructive ? 'foreground' : 'background'}
      duration={toast.durationMs}
      open={toast.open ?? true}
      onOpenChange={(open) => {
        if (!open) onDismiss(toast.id);
      }}
    >
      <ToastIcon className="ui-toast-icon" size={20} aria-hidden="true" />
      <div className="ui-toast-body">
        <RadixToast.Title className="ui-toast-title">{toast.title}</RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className="ui-toast-text">
            {toast.description}
          </RadixToast.Description>
        )}
        {toast.action && (
          <RadixToast.Action
            className="ui-toast-action"
            altText={toast.action.label}
            onClick={toast.action.onPress}
          >
            {toast.action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close className="ui-toast-close" aria-label={closeLabel}>
        <X size={18} aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
