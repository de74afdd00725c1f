import { AlertDialog as RadixAlertDialog, Dialog as RadixDialog } from 'radix-ui';
import type { FocusEvent, ReactNode } from 'react';
import { Button, IconButton, type ButtonProps } from './button';
import { X } from './icons';
import { MfeScope } from './mfe';

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the dialog. It gets the focus when the dialog closes. */
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  closeLabel?: string;
}

/**
 * Scrolls the focused control into view. When the focus goes from the last control to the first, Radix does not scroll.
 */
function scrollFocusedIntoView({ target }: FocusEvent<HTMLElement>): void {
  target.scrollIntoView({ block: 'nearest' });
}

/** A modal dialog. Escape, its button and a click outside close it. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  closeLabel = 'Close',
}: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <MfeScope>
          <RadixDialog.Overlay className="ui-overlay" />
          <RadixDialog.Content className="ui-dialog" {...(description ? {} : { 'aria-describedby': undefined })}>
            <RadixDialog.Title className="ui-dialog-title">{title}</RadixDialog.Title>
            <div className="ui-dialog-body" onFocus={scrollFocusedIntoView}>
              {description && (
                <RadixDialog.Description className="ui-dialog-text">{description}</RadixDialog.Description>
              )}
              {children}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} className="ui-dialog-close">
                <X size={20} aria-hidden="true" />
              </IconButton>
            </RadixDialog.Close>
          </RadixDialog.Content>
        </MfeScope>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export interface AlertDialogProps {
  /** The button that opens the dialog. It gets the focus when the dialog closes. */
  trigger: ReactNode;
  title: ReactNode;
  /** What the action does, and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  confirmVariant?: ButtonProps['variant'];
  onConfirm: () => void;
}

/**
 * A dialog that asks for confirmation of an action that cannot be undone. It is closed only by its
 * two buttons and Escape.
 */
export function AlertDialog({
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  confirmVariant = 'danger',
  onConfirm,
}: AlertDialogProps) {
  return (
    <RadixAlertDialog.Root>
      <RadixAlertDialog.Trigger asChild>{trigger}</RadixAlertDialog.Trigger>
      <RadixAlertDialog.Portal>
        <MfeScope>
          <RadixAlertDialog.Overlay className="ui-overlay" />
          <RadixAlertDialog.Content className="ui-dialog">
            <RadixAlertDialog.Title className="ui-dialog-title">{title}</RadixAlertDialog.Title>
            <div className="ui-dialog-body">
              <RadixAlertDialog.Description className="ui-dialog-text">{description}</RadixAlertDialog.Description>
              <div className="ui-dialog-footer">
                <RadixAlertDialog.Cancel asChild>
                  <Button variant="secondary">{cancelLabel}</Button>
                </RadixAlertDialog.Cancel>
                <RadixAlertDialog.Action asChild>
                  <Button variant={confirmVariant} onClick={onConfirm}>
                    {confirmLabel}
                  </Button>
                </RadixAlertDialog.Action>
              </div>
            </div>
          </RadixAlertDialog.Content>
        </MfeScope>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
