import { Button } from '@bearings/ui';
import type { ReactElement } from 'react';
import { FailedNotice } from './failed-notice';
import { useFile } from './use-file';

interface FileButtonProps {
  path: string;
  label: string;
  /** The message if the file could not be downloaded. */
  failed: string;
  icon: ReactElement;
  wide?: boolean;
}

/** A button that downloads a file. If several buttons are in a row, an error is shown below the row. */
export function FileButton({ path, label, failed, icon, wide = false }: FileButtonProps) {
  const { save, pending, error } = useFile(path, label);
  return (
    <>
      <Button variant="secondary" size="small" wide={wide} loading={pending} onClick={save}>
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
