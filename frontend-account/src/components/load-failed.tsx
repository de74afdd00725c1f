import { Alert, Button, type AlertProps } from '@bearings/ui';

interface LoadFailedProps extends Pick<AlertProps, 'title' | 'tone' | 'live'> {
  text: string;
  retry: string;
  /** True while the content is being loaded again. */
  loading?: boolean;
  onRetry: () => unknown;
}

/** An error message with a retry button, shown in place of content that could not be loaded. */
export function LoadFailed({ text, retry, loading, onRetry, ...alert }: LoadFailedProps) {
  return (
    <Alert
      tone="warning"
      {...alert}
      action={
        <Button variant="secondary" size="small" loading={loading} onClick={() => void onRetry()}>
          {retry}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
