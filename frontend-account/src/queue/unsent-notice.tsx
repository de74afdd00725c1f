import { pageTo } from '@bearings/contracts';
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
  const action =
    delay === 'signedOut' ? (
      <Button asChild size="small" variant="secondary">
        <a href={pageTo.apiLogin(returnTo)}>{texts.signIn}</a>
      </Button>
    ) : (
      <Button size="small" variant="secondary" onClick={onRetry}>
        {texts.retry}
      </Button>
    );
  return (
    <Alert tone="warning" title={title} action={action} live>
      <span className={brief ? 'max-sm:sr-only' : undefined}>{text}</span>
    </Alert>
  );
}
