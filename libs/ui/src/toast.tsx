import { Toast as RadixToast } from 'radix-ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, X } from './icons';

const SWIPE_THRESHOLD_PX = 50;
const DEFAULT_DURATION_MS = 5000;

export interface ToastItem {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /** `destructive` is for a message about a failure. */
  variant?: 'default' | 'destructive';
  /** Time in milliseconds until the toast closes; 5000 by default. */
  durationMs?: number;
  /** False for a closed toast that is still in the list while its closing animation runs. */
  open?: boolean;
  action?: { label: string; onPress: () => void };
}

export interface ToastHostProps {
  /** Newest first; only the first toast is shown. */
  toasts: readonly ToastItem[];
  /** Identifies the page on show. The place of a closed toast stays empty until it changes. */
  page?: string;
  /** Called if the toast expires, or is closed or swiped away. */
  onDismiss: (id: string) => void;
  /** Accessible name of the region with the toast. The key F8 focuses this region. */
  label?: string;
  closeLabel?: string;
}

/**
 * Shows the newest toast. It can be swiped away to the right, and F8 focuses it. It covers nothing, because it has its
 * own place above the page's content, which moves down; once closed, nothing moves back under the reader's pointer.
 */
export function ToastHost({ toasts, page, onDismiss, label = 'Notification', closeLabel = 'Close' }: ToastHostProps) {
  const [toast] = toasts;
  const area = useRef<HTMLDivElement>(null);
  const shown = toast?.open === false ? undefined : toast?.id;
  const reservedOn = useRef(page);

  // Keeps the height of the last toast until the page changes. `--toast-space` is the height of an open toast, which
  // sticky elements leave free.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    if (shown === undefined) {
      if (reservedOn.current !== page) element.style.minBlockSize = '';
      return undefined;
    }
    reservedOn.current = page;
    element.style.minBlockSize = '';
    const height = `${element.offsetHeight}px`;
    element.style.minBlockSize = height;
    const { style } = document.documentElement;
    style.setProperty('--toast-space', height);
    return () => void style.removeProperty('--toast-space');
  }, [shown, page]);

  return (
    <div ref={area} className="ui-toast-area">
      <RadixToast.Provider
        label={label}
        duration={DEFAULT_DURATION_MS}
        swipeDirection="right"
        swipeThreshold={SWIPE_THRESHOLD_PX}
      >
        {toast && <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} closeLabel={closeLabel} />}
        <RadixToast.Viewport className="ui-toast-viewport" hotkey={['F8']} />
      </RadixToast.Provider>
    </div>
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
          <RadixToast.Description className="ui-toast-text">{toast.description}</RadixToast.Description>
        )}
        {toast.action && (
          <RadixToast.Action className="ui-toast-action" altText={toast.action.label} onClick={toast.action.onPress}>
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
