import { Container, WifiOff } from '@bearings/ui';
import { useOnline } from '@bearings/web';
import { connectionTexts } from './layout-texts';

/** A message that the browser is offline. CSS hides it on pages that show their own message. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div aria-live="polite">
      {!online && (
        <div className="site-offline border-b border-transparent bg-warning-soft py-2 text-sm text-warning">
          <Container className="flex items-center gap-2">
            <WifiOff size={18} aria-hidden="true" className="shrink-0" />
            <span>{connectionTexts.offline}</span>
          </Container>
        </div>
      )}
    </div>
  );
}
