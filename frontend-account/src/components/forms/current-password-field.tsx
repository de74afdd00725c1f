import { INPUT_LIMITS } from '@bearings/contracts';
import { Field, PasswordInput } from '@bearings/ui';
import { useCurrentUser, type TextControl } from '@bearings/web';
import { formTexts } from './form-texts';
import { UsernameField } from './username-field';

const { show, hide } = formTexts.fields.password;

interface CurrentPasswordFieldProps extends TextControl {
  label: string;
  error: string | undefined;
}

/** A field for the account's current password, which password managers can fill in. */
export function CurrentPasswordField({ label, error, ...control }: CurrentPasswordFieldProps) {
  const { user } = useCurrentUser();
  return (
    <>
      {user && <UsernameField email={user.email} />}
      <Field label={label} required error={error}>
        <PasswordInput
          {...control}
          autoComplete="current-password"
          maxLength={INPUT_LIMITS.passwordMax}
          showLabel={show}
          hideLabel={hide}
        />
      </Field>
    </>
  );
}
