import { Alert, Button, VisuallyHidden } from '@bearings/ui';
import { readableMessage, type ApiError } from '@bearings/web';
import { downloadTexts as texts } from '../../texts/download-texts';

interface FailedNoticeProps {
  /** What failed, as on its button: several of these may stand together. */
  title: string;
  error: ApiError;
  retrying: boolean;
  onRetry: () => void;
}

/** Says why a file could not be made or sent, with a button to try again. */
export function FailedNotice({ title, error, retrying, onRetry }: FailedNoticeProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      live
      action={
        <Button variant="secondary" size="small" loading={retrying} onClick={onRetry}>
          {texts.retry}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      }
    >
      {error.status === 0 ? texts.offline : readableMessage(error, texts.failed)}
    </Alert>
  );
}
