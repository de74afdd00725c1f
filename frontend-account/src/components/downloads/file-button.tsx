import { Button, type ButtonProps } from '@bearings/ui';
import { downloadFile, useToast, type ApiError } from '@bearings/web';
import { useState, type ReactElement } from 'react';
import { downloadTexts as texts } from './download-texts';
import { FailedNotice } from './failed-notice';

interface FileButtonProps {
  path: string;
  label: string;
  /** The message if the file could not be downloaded. */
  failed: string;
  icon: ReactElement;
  wide?: boolean;
  variant?: ButtonProps['variant'];
}

/** A button that downloads a file. A toast confirms it. If several buttons are in a row, an error is shown below the row. */
export function FileButton({ path, label, failed, icon, wide = false, variant = 'secondary' }: FileButtonProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const { toast } = useToast();

  const saveFile = async (): Promise<void> => {
    setPending(true);
    setError(null);
    const failure = await downloadFile(path);
    setPending(false);
    setError(failure);
    if (!failure) toast(texts.saved(label));
  };
  const save = () => void saveFile();
  return (
    <>
      <Button variant={variant} size="small" wide={wide} loading={pending} onClick={save}>
        {icon}
        <span>{label}</span>
      </Button>
      {error && (
        <div className="order-last col-span-full basis-full">
          <FailedNotice title={failed} label={label} error={error} retrying={pending} onRetry={save} />
        </div>
      )}
    </>
  );
}
