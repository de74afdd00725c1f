import { Label } from 'radix-ui';
import { createContext, use, useId, type ReactNode } from 'react';
import { CircleAlert } from './icons';

/** What a control inside a `Field` takes over from it. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

const FieldContext = createContext<FieldControl | null>(null);

interface OwnAria {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  required?: boolean;
}

/**
 * The attributes a control gets from the `Field` around it; what the control was given itself wins,
 * and descriptions add up. Outside a field only its own remain.
 */
export function useFieldControl(own: OwnAria) {
  const field = use(FieldContext);
  const descriptions = [own['aria-describedby'], field?.['aria-describedby']].filter(Boolean);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
    'aria-invalid': own['aria-invalid'] ?? field?.['aria-invalid'],
    required: own.required ?? field?.required,
  };
}

export interface FieldProps {
  label: ReactNode;
  /** The control's id; made up if not given. */
  id?: string;
  hint?: ReactNode;
  /** What is wrong with the value; marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Words for the required mark; the asterisk itself is hidden from screen readers. */
  requiredLabel?: string;
  /** Beside the label, for a 'Forgotten password?' link and the like. */
  aside?: ReactNode;
  /** One Input, PasswordInput, Textarea or Select. */
  children: ReactNode;
}

/** Label, control, hint and error of one question, tied together for assistive technology. */
export function Field({
  label,
  id: givenId,
  hint,
  error,
  required = false,
  requiredLabel = 'required',
  aside,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    required,
  };
  return (
    <div className="ui-field" data-invalid={error ? true : undefined}>
      <div className="ui-field-head">
        <Label.Root className="ui-label" htmlFor={id}>
          {label}
          {required && (
            <span className="ui-required" aria-hidden="true" title={requiredLabel}>
              *
            </span>
          )}
        </Label.Root>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="ui-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** An error beside the thing it is about; tie it to the control with its id. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="ui-field-error">
      <CircleAlert size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
