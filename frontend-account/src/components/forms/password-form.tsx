import { Button, Stack, type ButtonProps } from '@bearings/ui';
import { useForm } from '@bearings/web';
import { AccountForm } from './account-form';
import { CurrentPasswordField } from './current-password-field';

interface PasswordFormProps {
  texts: { password: string; missing: string; submit: string; pending: string };
  variant?: ButtonProps['variant'];
  /** A button for a user who has forgotten the password. */
  forgotten?: { label: string; onPress: () => void };
  send: (proof: { password: string }) => PromiseLike<{ error?: unknown }>;
}

/** A form that asks for the account's current password to confirm an action. */
export function PasswordForm({ texts, variant, forgotten, send }: PasswordFormProps) {
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : texts.missing }),
    send,
  });
  return (
    <Stack gap={2}>
      <AccountForm texts={texts} form={form} variant={variant}>
        <CurrentPasswordField label={texts.password} error={form.errors.password} {...form.text('password')} />
      </AccountForm>
      {forgotten && (
        <Button variant="ghost" size="small" disabled={form.pending} onClick={forgotten.onPress}>
          {forgotten.label}
        </Button>
      )}
    </Stack>
  );
}
