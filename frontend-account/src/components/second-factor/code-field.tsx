import { Field, Input } from '@bearings/ui';
import type { TextControl } from '@bearings/web';
import { factorTexts as texts } from './factor-texts';

interface CodeFieldProps extends TextControl {
  hint?: string;
  error: string | undefined;
}

/** A field for a code from the authenticator app, or a recovery code. */
export function CodeField({ hint, error, ...control }: CodeFieldProps) {
  return (
    <Field label={texts.code} required hint={hint} error={error}>
      <Input {...control} autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={64} />
    </Field>
  );
}
