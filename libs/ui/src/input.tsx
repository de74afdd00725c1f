import { useState, type ComponentPropsWithRef } from 'react';
import { joinClassNames } from './class-names';
import { useFieldControl } from './field';
import { ChevronDown, Eye, EyeOff } from './icons';
import type { SelectOption } from './select';

/** A single-line text input. A `Field` around it provides label and description. */
export function Input({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input type="text" {...rest} {...useFieldControl(rest)} className={joinClassNames('ui-input', className)} />;
}

/** A text input with several lines. */
export function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      rows={5}
      {...rest}
      {...useFieldControl(rest)}
      className={joinClassNames('ui-input', 'ui-textarea', className)}
    />
  );
}

export interface NativeSelectProps extends ComponentPropsWithRef<'select'> {
  options: readonly Pick<SelectOption, 'value' | 'label'>[];
}

/** The browser's own select, for pages that must work before their script runs, or that open without other controls. */
export function NativeSelect({ options, className, ...rest }: NativeSelectProps) {
  return (
    <div className="ui-native-select">
      <select {...rest} {...useFieldControl(rest)} className={joinClassNames('ui-input', className)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={20} aria-hidden="true" />
    </div>
  );
}

export interface PasswordInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  showLabel?: string;
  hideLabel?: string;
}

/** A password input with a button that shows the typed password. */
export function PasswordInput({
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  ...rest
}: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const ToggleIcon = visible ? EyeOff : Eye;
  return (
    <div className="ui-password">
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={visible ? 'text' : 'password'}
      />
      <button
        type="button"
        className="ui-password-toggle"
        aria-label={visible ? hideLabel : showLabel}
        disabled={rest.disabled}
        onClick={() => setVisible(!visible)}
      >
        <ToggleIcon size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
