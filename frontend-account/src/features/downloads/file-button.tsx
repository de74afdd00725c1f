import { Button } from '@bearings/ui';
import type { ReactElement } from 'react';
import { FailedNotice } from './failed-notice';
import { useFile } from './use-file';

interface FileButtonProps {
  path: string;
  label: string;
  /** The message to show if the file was not saved. */
  failed: string;
  icon: ReactElement;
  wide?: boolean;
}

/** A button that downloads a file. In a row of buttons, a failure is shown below all of them. */
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
          <FailedNotice
            title={failed}
            label={label}
            error={error}
            retrying={pending}
            onRetry={save}
          />
        </div>
      )}
    </>
  );
}
