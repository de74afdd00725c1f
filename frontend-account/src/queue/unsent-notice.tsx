import { endpoints, pageTo } from '@bearings/contracts';
import { Alert, Button } from '@bearings/ui';
import { queueTexts as texts } from './queue-texts';
import type { UnsentReason } from './use-queued-changes';

interface UnsentNoticeProps {
  delay: UnsentReason;
  onRetry: () => void;
  /** Path of the page to open after the sign-in. */
  returnTo: string;
  /** On a phone, shows the explanation to screen readers only, to save space. */
  brief?: boolean;
}

/** Says that this browser has unsent changes, why, and what the user can do. */
export function UnsentNotice({ delay, onRetry, returnTo, brief }: UnsentNoticeProps) {
  const { title, text } = texts[delay];
  const link = findNoticeLink(delay, returnTo);
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

/** Returns the link to sign in or out; null if the user can only retry. */
function findNoticeLink(delay: UnsentReason, returnTo: string): { url: string; label: string } | null {
  if (delay === 'signedOut') return { url: pageTo.apiLogin(returnTo), label: texts.signIn };
  if (delay === 'otherAccount') return { url: endpoints.logout.path, label: texts.signOut };
  return null;
}
