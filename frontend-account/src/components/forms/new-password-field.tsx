import { INPUT_LIMITS } from '@bearings/contracts';
import { Field, Note, PasswordInput, Stack } from '@bearings/ui';
import { formTexts } from './form-texts';
import { usePasswordAdvice } from './use-password-advice';
import { isLongEnough } from './is-long-enough';

const texts = formTexts.fields.password;

interface NewPasswordFieldProps {
  label: string;
  value: string;
  disabled: boolean;
  /** True after the form was submitted. Only then is a password that is too short shown as an error. */
  checked: boolean;
  /** Why the server rejected the password. */
  refused: string | undefined;
  /** Texts about the person, such as their name. A password that contains them is weak. */
  person?: string;
  onChange: (password: string) => void;
}

/** A field for a new password. It shows the password's strength while the user types. */
export function NewPasswordField({
  label,
  value,
  disabled,
  checked,
  refused,
  person = '',
  onChange,
}: NewPasswordFieldProps) {
  const advice = usePasswordAdvice(value, person);
  const error = checked && !isLongEnough(value) ? texts.missing : refused;
  return (
    <Stack gap={1}>
      <Field label={label} required hint={texts.hint} error={error}>
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          maxLength={INPUT_LIMITS.passwordMax}
          value={value}
          disabled={disabled}
          showLabel={texts.show}
          hideLabel={texts.hide}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      {/* The height is reserved, so that the button below does not move away from a click. */}
      <div aria-live="polite" className="min-h-6">
        {advice !== undefined && !error && <Note>{advice}</Note>}
      </div>
    </Stack>
  );
}
