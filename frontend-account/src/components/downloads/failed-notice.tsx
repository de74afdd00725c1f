import { Alert, Button, VisuallyHidden } from '@bearings/ui';
import { toReadableMessage, type ApiError } from '@bearings/web';
import { downloadTexts as texts } from './download-texts';

interface FailedNoticeProps {
  title: string;
  /** The label of the button whose action failed. It distinguishes this message from others of its kind on the page. */
  label: string;
  error: ApiError;
  retrying: boolean;
  onRetry: () => void;
}

/** Says why a file could not be created or sent, with a retry button. */
export function FailedNotice({ title, label, error, retrying, onRetry }: FailedNoticeProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      live
      action={
        <Button variant="secondary" size="small" loading={retrying} onClick={onRetry}>
          <span>{texts.retry}</span>
          <VisuallyHidden>{` ${label}`}</VisuallyHidden>
        </Button>
      }
    >
      {error.status === 0 ? texts.offline : toReadableMessage(error, texts.failed)}
    </Alert>
  );
}
