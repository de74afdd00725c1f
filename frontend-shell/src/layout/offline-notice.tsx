import { Container, WifiOff } from '@bearings/ui';
import { useSyncExternalStore } from 'react';
import { statusTexts } from '../texts/layout-texts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows a notice while the browser is offline. A page with its own notice hides this one by CSS. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite">
      {!online && (
        <div className="site-offline border-b border-transparent bg-warning-soft py-2 text-sm text-warning">
          <Container className="flex items-center gap-2">
            <WifiOff size={18} aria-hidden="true" className="shrink-0" />
            <span>{statusTexts.offline}</span>
          </Container>
        </div>
      )}
    </div>
  );
}
