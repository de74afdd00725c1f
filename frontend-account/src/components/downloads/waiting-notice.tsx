import { Alert, Button, Progress, VisuallyHidden } from '@bearings/ui';
import { downloadTexts as texts } from './download-texts';

interface WaitingNoticeProps {
  /** The label of the button whose file is being made. It distinguishes this message from others of its kind. */
  label: string;
  onCancel: () => void;
}

/** Says that a file takes longer than usual, with a button to cancel it. */
export function WaitingNotice({ label, onCancel }: WaitingNoticeProps) {
  return (
    <Alert
      tone="info"
      title={texts.waiting}
      live
      action={
        <Button variant="secondary" size="small" onClick={onCancel}>
          <span>{texts.cancel}</span>
          <VisuallyHidden>{` ${label}`}</VisuallyHidden>
        </Button>
      }
    >
      <p>{texts.waitingText}</p>
      <div className="mt-3">
        <Progress label={label} value={null} visibleLabel={false} />
      </div>
    </Alert>
  );
}
