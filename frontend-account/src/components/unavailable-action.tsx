import { Button } from '@bearings/ui';
import { Tooltip } from '@bearings/ui/controls';
import { useToast } from '@bearings/web';
import type { ReactNode } from 'react';

interface UnavailableActionProps {
  label: string;
  /** Why it cannot be used; shown on hover and on focus, and as a toast where there is neither. */
  reason: string;
  icon?: ReactNode;
  wide?: boolean;
}

/** An action that is not to be had yet, and says why. It keeps its place in the order of the keyboard. */
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
        {label}
      </Button>
    </Tooltip>
  );
}
