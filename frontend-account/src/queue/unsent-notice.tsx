import { endpoints, pageTo } from '@bearings/contracts';
import { Alert, Button } from '@bearings/ui';
import { queueTexts as texts } from '../texts/queue-texts';
import type { Delay } from './use-queued-changes';

interface UnsentNoticeProps {
  delay: Delay;
  onRetry: () => void;
  /** Path of the page to open after the sign-in. */
  returnTo: string;
  /** Leaves the explanation to screen readers on a phone, whose window the notice would fill. */
  brief?: boolean;
}

/** Says that changes wait in this browser, why, and what helps. */
export function UnsentNotice({ delay, onRetry, returnTo, brief }: UnsentNoticeProps) {
  const { title, text } = texts[delay];
  const link = linkFor(delay, returnTo);
  const action =
    link === null ? (
      <Button size="small" variant="secondary" onClick={onRetry}>
        {texts.retry}
      </Button>
    ) : (
      <Button asChild size="small" variant="secondary">
        <a href={link.url}>{link.label}</a>
      </Button>
    );
  return (
    <Alert tone="warning" title={title} action={action} live>
      <span className={brief ? 'max-sm:sr-only' : undefined}>{text}</span>
    </Alert>
  );
}

/** Returns where the reader signs in or out; null where trying again helps. */
function linkFor(delay: Delay, returnTo: string): { url: string; label: string } | null {
  if (delay === 'signedOut') return { url: pageTo.apiLogin(returnTo), label: texts.signIn };
  if (delay === 'otherAccount') return { url: endpoints.logout.path, label: texts.signOut };
  return null;
}
