import { Alert, Button } from '@bearings/ui';

interface LoadFailedProps {
  texts: { failed: string; retry: string };
  /** True while the content is loaded again. */
  loading: boolean;
  onRetry: () => void;
}

/** Replaces content that could not be loaded, with a retry button. */
export function LoadFailed({ texts, loading, onRetry }: LoadFailedProps) {
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" size="small" loading={loading} onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failed}
    </Alert>
  );
}
