import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { Refusal } from './refusal';
import { useSend, type SendOptions } from './use-send';

/** The sentence at each invalid field. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

type TextFieldName<Values> = {
  [Name in keyof Values & string]: string extends Values[Name] ? Name : never;
}[keyof Values & string];

/** The properties of an `Input`, `PasswordInput` or `Textarea`. */
export interface TextControl {
  name: string;
  value: string;
  readOnly: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

interface FormOptions<Values> extends SendOptions<Values> {
  /** The values of the fields that the user has not changed, which may arrive after the first render. */
  initial: Values;
  /** The errors that the form opens with. */
  initialErrors?: FormErrors<Values>;
  /** Returns the sentence for each invalid field. The form is sent if there is none. */
  validate?: (values: Values) => FormErrors<Values>;
  onInvalid?: (errors: FormErrors<Values>) => void;
  onChange?: (changes: Partial<Values>, values: Values) => void;
}

/** What the parts of a form need that do not know its fields. */
export interface FormState {
  /** The properties of the `form` element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    method: 'dialog';
    'aria-busy': boolean;
    onSubmit: (event: SubmitEvent) => void;
  };
  pending: boolean;
  refusal: Refusal | undefined;
  /** Why the form was refused, unless that is shown at a field. */
  failure: string | undefined;
}

export interface Form<Values> extends FormState {
  values: Values;
  errors: FormErrors<Values>;
  /** Changes values. An error at a changed field is answered, so it disappears. */
  change: (changes: Partial<Values>) => void;
  text: (name: TextFieldName<Values>) => TextControl;
  /** Returns to the initial values, without errors. */
  reset: () => void;
  /** @param options.keepsFocus true if an invalid field must not get the focus, such as when the user left the form */
  submit: (options?: { keepsFocus?: boolean }) => Promise<void>;
}

const NO_CHANGES = {};

/**
 * The state of a form: its values, the errors at its fields by our own rules and the server's, and its request. A form
 * that is not accepted keeps what was typed, and its first invalid field gets the focus.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { initial, initialErrors = {}, validate, onInvalid, onChange } = options;
  const [changed, setChanged] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState<FormErrors<Values>>(initialErrors);
  const [rejections, setRejections] = useState(0);
  const [isAnyMarked, setIsAnyMarked] = useState(true);
  const element = useRef<HTMLFormElement>(null);
  const values: Values = { ...initial, ...changed };

  const sending = useSend<Values>({
    ...options,
    onRefused: (refusal) => {
      const { field, message } = refusal;
      if (field !== undefined) setErrors((before) => ({ ...before, [field]: message }));
      setRejections((count) => count + 1);
      options.onRefused?.(refusal);
    },
  });
  const { refusal, pending } = sending;
  const isOwnField = refusal?.field !== undefined && Object.hasOwn(values, refusal.field);

  const change = (changes: Partial<Values>) => {
    setChanged((before) => ({ ...before, ...changes }));
    const answered = Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]));
    setErrors((before) => ({ ...before, ...answered }));
    onChange?.(changes, { ...values, ...changes });
  };

  // A prerendered page can be typed into before its scripts run.
  useLayoutEffect(() => {
    const typed = element.current && readTypedText(element.current, values);
    if (typed) change(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- only the state at hydration counts
  }, []);

  // Fields are marked as invalid by the render before this.
  useEffect(() => {
    if (rejections === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.focus();
    setIsAnyMarked(Boolean(invalid));
  }, [rejections]);

  const submit: Form<Values>['submit'] = async ({ keepsFocus = false } = {}) => {
    const found = validate?.(values) ?? {};
    setErrors(found);
    if (Object.values(found).every((error) => error === undefined)) return sending.run(values);
    if (!keepsFocus) setRejections((count) => count + 1);
    onInvalid?.(found);
  };

  return {
    values,
    errors,
    change,
    text: (name) => {
      const value = values[name];
      return {
        name,
        value: typeof value === 'string' ? value : '',
        readOnly: pending,
        onChange: ({ target }) => change({ ...NO_CHANGES, [name]: target.value }),
      };
    },
    reset: () => {
      setChanged({});
      setErrors({});
      sending.forgetRefusal();
    },
    submit,
    pending,
    refusal,
    // A field that the page does not show cannot be marked, but no refusal may be silent.
    failure: refusal && (!isOwnField || !isAnyMarked) ? refusal.message : undefined,
    props: {
      ref: element,
      noValidate: true,
      // Before the scripts run, Enter must not send the form, which would put its values into the page's URL.
      method: 'dialog',
      'aria-busy': pending,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** Returns the text fields whose control has another value than the form; null if there are none. */
function readTypedText<Values extends object>(form: HTMLFormElement, values: Values): Partial<Values> | null {
  let typed: Partial<Values> = {};
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    const isText =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (isText && typeof value === 'string' && control.value !== value) typed = { ...typed, [name]: control.value };
  }
  return Object.keys(typed).length > 0 ? typed : null;
}
