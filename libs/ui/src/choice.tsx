import { Checkbox as RadixCheckbox, Switch as RadixSwitch } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { FieldError } from './field';
import { Check } from './icons';

export interface ChoiceProps {
  label: ReactNode;
  hint?: ReactNode;
  checked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  name?: string;
  id?: string;
  disabled?: boolean;
  required?: boolean;
}

export interface CheckboxProps extends ChoiceProps {
  error?: ReactNode;
}

/** A checkbox. Its value takes effect when the form is submitted. */
export function Checkbox({ label, hint, error, onCheckedChange, id, ...rest }: CheckboxProps) {
  const ids = useChoiceIds(id, hint, error);
  return (
    <div className="ui-choice">
      <RadixCheckbox.Root
        {...rest}
        id={ids.control}
        className="ui-checkbox"
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        onCheckedChange={(state) => onCheckedChange?.(state === true)}
      >
        <RadixCheckbox.Indicator className="ui-checkbox-mark">
          <Check size={16} strokeWidth={3} aria-hidden="true" />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <ChoiceText ids={ids} label={label} hint={hint} error={error} />
    </div>
  );
}

/**
 * A switch. Its value takes effect immediately. One that is disabled can still be focused, so that its hint, which says
 * why, can be reached by keyboard.
 */
export function Switch({ label, hint, id, disabled = false, onCheckedChange, ...rest }: ChoiceProps) {
  const ids = useChoiceIds(id, hint);
  return (
    <div className="ui-choice">
      <RadixSwitch.Root
        {...rest}
        id={ids.control}
        className="ui-switch"
        aria-describedby={ids.describedBy}
        aria-disabled={disabled || undefined}
        {...(!disabled && onCheckedChange && { onCheckedChange })}
      >
        <RadixSwitch.Thumb className="ui-switch-thumb" />
      </RadixSwitch.Root>
      <ChoiceText ids={ids} label={label} hint={hint} />
    </div>
  );
}

interface ChoiceIds {
  control: string;
  hint: string | undefined;
  error: string | undefined;
  describedBy: string | undefined;
}

function useChoiceIds(given: string | undefined, hint: ReactNode, error?: ReactNode): ChoiceIds {
  const ownId = useId();
  const control = given ?? ownId;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return { control, hint: hintId, error: errorId, describedBy };
}

interface ChoiceTextProps {
  ids: ChoiceIds;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

function ChoiceText({ ids, label, hint, error }: ChoiceTextProps) {
  return (
    <div className="ui-choice-text">
      <label className="ui-choice-label" htmlFor={ids.control}>
        {label}
      </label>
      {hint && (
        <p id={ids.hint} className="ui-hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}
