import { TIMINGS } from '@bearings/contracts';
import { useNavigate } from '../router';
import type { ToastRecord } from './toasts.slice';
import { useToastHost } from './use-toast-host';
import { useToast, useToasts } from './use-toast';

/** Renders the site's toasts. Used once in the page, inside the router. */
export function Toasts() {
  const toasts = useToasts();
  const { dismiss } = useToast();
  const navigate = useNavigate();
  const kit = useToastHost(toasts[0]?.id);
  if (!kit) return null;

  const item = ({ action, ...toast }: ToastRecord) => ({
    ...toast,
    durationMs: TIMINGS.toast,
    ...(action ? { action: { label: action.label, onPress: () => void navigate(action.to) } } : {}),
  });
  return <kit.ToastHost toasts={toasts.map(item)} onDismiss={dismiss} />;
}
