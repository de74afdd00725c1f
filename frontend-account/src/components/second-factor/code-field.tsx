import { Field, Input } from '@bearings/ui';
import { factorTexts as texts } from './factor-texts';

interface CodeFieldProps {
  hint?: string;
  value: string;
  disabled: boolean;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** A field for a code from the authenticator app, or a recovery code. */
export function CodeField({ hint, value, disabled, error, onChange }: CodeFieldProps) {
  return (
    <Field label={texts.code} required hint={hint} error={error}>
      <Input
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
