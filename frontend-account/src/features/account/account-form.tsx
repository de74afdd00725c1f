import { Alert, Button, Stack, type ButtonProps } from '@bearings/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { accountTexts as texts } from '../../texts/account-texts';
import type { Refusal } from './use-attempt';

interface AccountFormProps {
  submit: string;
  pendingLabel: string;
  pending: boolean;
  refusal: Refusal | undefined;
  /** Shown below an error that concerns no field. */
  refusalAction?: ReactNode;
  variant?: ButtonProps['variant'];
  onSubmit: () => void;
  children?: ReactNode;
}

const focusInvalidField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** A form with one button and its error. Moves focus to the first invalid field. */
export function AccountForm({
  submit,
  pendingLabel,
  pending,
  refusal,
  refusalAction,
  variant,
  onSubmit,
  children,
}: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusal?.field) focusInvalidField(form.current);
  }, [refusal]);

  return (
    <form
      ref={form}
      noValidate
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        onSubmit();
        // Wait for React to mark the empty fields as invalid.
        requestAnimationFrame(() => focusInvalidField(form.current));
      }}
    >
      <Stack gap={3}>
        {refusal && !refusal.field && (
          <Alert tone="danger" title={texts.failed} live action={refusalAction}>
            {refusal.message}
          </Alert>
        )}
        {children}
        <Button type="submit" variant={variant} wide loading={pending}>
          {pending ? pendingLabel : submit}
        </Button>
      </Stack>
    </form>
  );
}
