import type { ButtonProps } from '@bearings/ui';
import { useState } from 'react';
import { AccountForm } from './account-form';
import { CurrentPasswordField } from './current-password-field';
import type { useAttempt } from './use-attempt';

export type AttemptForm = Omit<ReturnType<typeof useAttempt>, 'attempt'>;

interface PasswordFormProps {
  texts: { password: string; missing: string; submit: string; pending: string };
  form: AttemptForm;
  variant?: ButtonProps['variant'];
  onConfirm: (password: string) => void;
}

/** A form that asks for the account's current password to confirm an action. */
export function PasswordForm({ texts, form, variant, onConfirm }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const submitForm = () => {
    setChecked(true);
    if (password) onConfirm(password);
  };
  return (
    <AccountForm texts={texts} state={form} variant={variant} onSubmit={submitForm}>
      <CurrentPasswordField
        label={texts.password}
        value={password}
        disabled={form.pending}
        error={checked && !password ? texts.missing : form.refusedAt('password')}
        onChange={setPassword}
      />
    </AccountForm>
  );
}
