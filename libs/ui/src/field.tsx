import { createContext, use, useId, type ReactElement, type ReactNode } from 'react';
import { CircleAlert } from './icons';

/** Attributes that a `Field` provides to its control. */
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
 * Returns the attributes of a control, merged with those of its `Field`. The control's own values take precedence, and
 * descriptions are joined. Outside a field, only the control's own are returned.
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
  /** The control's id; generated if absent. */
  id?: string;
  hint?: ReactNode;
  /** Error message; marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Shown next to the label, for example a link 'Forgotten password?'. */
  aside?: ReactElement;
  /** One Input, PasswordInput, Textarea or Select. */
  children: ReactNode;
}

/** Label, control, hint and error, connected for assistive technology. */
export function Field({
  label,
  id: givenId,
  hint,
  error,
  required = false,
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
        <label className="ui-label" htmlFor={id}>
          <span>{label}</span>
          {required && (
            <span className="ui-required" aria-hidden="true" title="required">
              *
            </span>
          )}
        </label>
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

/** An error message. Connect it to its control with `aria-describedby`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="ui-field-error">
      <CircleAlert size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
