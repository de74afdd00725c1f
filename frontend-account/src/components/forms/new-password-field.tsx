import { INPUT_LIMITS } from '@bearings/contracts';
import { Field, Note, PasswordInput, Stack } from '@bearings/ui';
import type { TextControl } from '@bearings/web';
import { formTexts } from './form-texts';
import { usePasswordAdvice } from './use-password-advice';

const texts = formTexts.fields.password;

interface NewPasswordFieldProps extends TextControl {
  label: string;
  error: string | undefined;
  /** Texts about the person, such as their name. A password that contains them is weak. */
  person?: string;
}

/** A field for a new password. It shows the password's strength while the user types. */
export function NewPasswordField({ label, error, person = '', ...control }: NewPasswordFieldProps) {
  const advice = usePasswordAdvice(control.value, person);
  return (
    <Stack gap={1}>
      <Field label={label} required hint={texts.hint} error={error}>
        <PasswordInput
          {...control}
          name="new-password"
          autoComplete="new-password"
          maxLength={INPUT_LIMITS.passwordMax}
          showLabel={texts.show}
          hideLabel={texts.hide}
        />
      </Field>
      {/* The height is reserved, so that the button below does not move away from a click. */}
      <div aria-live="polite" className="min-h-6">
        {advice !== undefined && !error && <Note>{advice}</Note>}
      </div>
    </Stack>
  );
}
