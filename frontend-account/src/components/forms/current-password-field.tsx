import { INPUT_LIMITS } from '@bearings/contracts';
import { Field, PasswordInput } from '@bearings/ui';
import { useCurrentUser } from '@bearings/web';
import { formTexts } from './form-texts';
import { UsernameField } from './username-field';

const { show, hide } = formTexts.fields.password;

interface CurrentPasswordFieldProps {
  label: string;
  name?: string;
  value: string;
  disabled: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A field for the account's current password, which password managers can fill in. */
export function CurrentPasswordField({
  label,
  name = 'password',
  error,
  onChange,
  ...input
}: CurrentPasswordFieldProps) {
  const { user } = useCurrentUser();
  return (
    <>
      {user && <UsernameField email={user.email} />}
      <Field label={label} required error={error}>
        <PasswordInput
          {...input}
          name={name}
          autoComplete="current-password"
          maxLength={INPUT_LIMITS.passwordMax}
          showLabel={show}
          hideLabel={hide}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </>
  );
}
