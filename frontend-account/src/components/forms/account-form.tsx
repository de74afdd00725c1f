import { Alert, Button, Stack, type ButtonProps } from '@bearings/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { formTexts } from './form-texts';
import type { AttemptState } from './use-attempt';

interface AccountFormProps {
  /** Labels of the button, before and while the request is sent. */
  texts: { submit: string; pending: string };
  state: AttemptState;
  variant?: ButtonProps['variant'];
  onSubmit: () => void | Promise<void>;
  children?: ReactNode;
}

const focusInvalidField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** A form with one button and the error of its request. On submit it focuses the first invalid field. */
export function AccountForm({ texts, state, variant, onSubmit, children }: AccountFormProps) {
  const { pending, refusal } = state;
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
        void onSubmit();
        // Waits until React has marked the empty fields as invalid.
        requestAnimationFrame(() => focusInvalidField(form.current));
      }}
    >
      <Stack gap={3}>
        {refusal && !refusal.field && (
          <Alert tone="danger" title={formTexts.failed} live>
            {refusal.message}
          </Alert>
        )}
        {children}
        <Button type="submit" variant={variant} wide loading={pending}>
          {pending ? texts.pending : texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
