import { Alert, Button, Stack, type ButtonProps } from '@bearings/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { accountTexts as texts } from '../../texts/account-texts';
import type { Refusal } from './use-attempt';

interface AccountFormProps {
  submit: string;
  pendingLabel: string;
  pending: boolean;
  refusal: Refusal | undefined;
  /** Shown beneath a refusal that no field can show. */
  refusalAction?: ReactNode;
  variant?: ButtonProps['variant'];
  onSubmit: () => void;
  children?: ReactNode;
}

const focusFault = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** Fields, one button, and what came of it; the focus goes to the first field that is wrong. */
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
    if (refusal?.field) focusFault(form.current);
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
        // Once React has marked the fields that are empty.
        requestAnimationFrame(() => focusFault(form.current));
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
