import { Button, type ButtonProps } from '@bearings/ui';
import { useStarted } from '../use-started';
import type { FormState } from './use-form';

interface SubmitButtonProps extends Omit<ButtonProps, 'form' | 'type' | 'loading'> {
  form: Pick<FormState, 'pending'>;
}

/** The button that sends a form. It is busy while the form is being sent. */
export function SubmitButton({ form, ...rest }: SubmitButtonProps) {
  return <Button {...rest} type={useStarted() ? 'submit' : 'button'} loading={form.pending} />;
}
