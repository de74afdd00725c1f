import { Button } from '@bearings/ui';
import { Tooltip } from '@bearings/ui/controls';
import { useToast } from '@bearings/web';
import type { ReactElement } from 'react';

interface UnavailableActionProps {
  label: string;
  /** Shown as a tooltip on hover and focus, and as a toast on click. */
  reason: string;
  icon?: ReactElement;
  wide?: boolean;
}

/** A button for an action that is not available yet. It stays focusable and shows the reason. */
export function UnavailableAction({ label, reason, icon, wide }: UnavailableActionProps) {
  const { toast } = useToast();
  return (
    <Tooltip content={reason}>
      <Button
        variant="secondary"
        size="small"
        wide={wide}
        aria-disabled="true"
        onClick={() => toast({ title: label, description: reason })}
      >
        {icon}
        <span>{label}</span>
      </Button>
    </Tooltip>
  );
}
