import { createContext, use, useId, type ReactElement, type ReactNode } from 'react';
import { CircleAlert } from './icons';

/** The attributes that a `Field` passes to the control inside it. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

const FieldContext = createContext<FieldControl | null>(null);

interface OwnControlAttributes {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  required?: boolean;
}

/**
 * Returns the attributes of a control, together with those of the `Field` around it. The control's own values take
 * precedence, but its descriptions are added to those of the field. Without a field, returns only the control's own.
 */
export function useFieldControl(own: OwnControlAttributes) {
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
  /** The error message. If it is set, the control is marked as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** An element next to the label, such as the link 'Forgotten password?'. */
  aside?: ReactElement;
  /** A single `Input`, `PasswordInput`, `Textarea` or `Select`. */
  children: ReactNode;
}

/** A label, a control, a hint and an error message, connected for screen readers. */
export function Field({ label, id: givenId, hint, error, required = false, aside, children }: FieldProps) {
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
