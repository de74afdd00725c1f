import { Alert, Button } from '@bearings/ui';

interface UnfinishedNoticeProps {
  texts: { title: string; text: string; proceed: string; restart: string };
  onContinue: () => void;
  onRestart: () => void;
}

/**
 * Asks whose unsent text this tab holds before it shows it, because the person who opens the link again may be another
 * one.
 */
export function UnfinishedNotice({ texts, onContinue, onRestart }: UnfinishedNoticeProps) {
  return (
    <Alert
      title={texts.title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={onContinue}>
            {texts.proceed}
          </Button>
          <Button variant="secondary" size="small" onClick={onRestart}>
            {texts.restart}
          </Button>
        </div>
      }
    >
      {texts.text}
    </Alert>
  );
}
