import { LIMITS } from '@bearings/contracts';
import { Field, PasswordInput } from '@bearings/ui';
import { accountTexts } from '../../texts/account-texts';

const texts = accountTexts.fields.password;

/** Returns whether a password has the minimum length. The server also refuses common passwords. */
export const isLongEnough = (password: string): boolean => password.length >= LIMITS.passwordMin;

interface NewPasswordFieldProps {
  label: string;
  value: string;
  disabled: boolean;
  error: string | undefined;
  onChange: (password: string) => void;
}

export function NewPasswordField({
  label,
  value,
  disabled,
  error,
  onChange,
}: NewPasswordFieldProps) {
  return (
    <Field label={label} required hint={texts.hint} error={error}>
      <PasswordInput
        name="new-password"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        value={value}
        disabled={disabled}
        showLabel={texts.show}
        hideLabel={texts.hide}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
