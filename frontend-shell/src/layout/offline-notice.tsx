import { Container, WifiOff } from '@bearings/ui';
import { useOnline } from '@bearings/web';
import { statusTexts } from '../texts/layout-texts';

/** Shows a notice while the browser is offline. A page with its own notice hides this one by CSS. */
export function OfflineNotice() {
  const online = useOnline();
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
