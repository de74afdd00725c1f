import { TIMINGS } from '@bearings/contracts';
import { useLocation, useNavigate } from '../router';
import type { ToastRecord } from './toasts.slice';
import { useToastHost } from './use-toast-host';
import { useToast, useToasts } from './use-toast';

/** Renders the site's toasts. Used once in the page, inside the router. */
export function Toasts() {
  const toasts = useToasts();
  const { dismiss } = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const kit = useToastHost(toasts[0]?.id);
  if (!kit) return null;

  const item = ({ action, failedAction, ...toast }: ToastRecord) => ({
    ...toast,
    variant: failedAction === undefined ? ('default' as const) : ('destructive' as const),
    durationMs: TIMINGS.toast,
    ...(action ? { action: { label: action.label, onPress: () => void navigate(action.to) } } : {}),
  });
  return <kit.ToastHost toasts={toasts.map(item)} page={pathname} onDismiss={dismiss} />;
}
