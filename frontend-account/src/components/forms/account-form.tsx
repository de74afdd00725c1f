import { Alert, Stack, type ButtonProps } from '@bearings/ui';
import { SubmitButton, type FormState } from '@bearings/web';
import type { ReactNode } from 'react';
import { formTexts } from './form-texts';

interface AccountFormProps {
  /** Labels of the button, before and while the request is sent. */
  texts: { submit: string; pending: string };
  form: FormState;
  variant?: ButtonProps['variant'];
  children?: ReactNode;
}

/** A form with one button, and the reason why it was refused. */
export function AccountForm({ texts, form, variant, children }: AccountFormProps) {
  return (
    <form {...form.props}>
      <Stack gap={3}>
        {form.failure && (
          <Alert tone="danger" title={formTexts.failed} live>
            {form.failure}
          </Alert>
        )}
        {children}
        <SubmitButton form={form} variant={variant} wide>
          {form.pending ? texts.pending : texts.submit}
        </SubmitButton>
      </Stack>
    </form>
  );
}
