import { INPUT_LIMITS, type Assessment, checkEmail, normaliseEmail } from '@bearings/contracts';
import { Button, Field, Input, VisuallyHidden } from '@bearings/ui';
import { SubmitButton, useAppDispatch, useForm } from '@bearings/web';
import { useState, type FocusEvent } from 'react';
import { checkoutTexts } from './checkout-texts';
import { assessmentApi, useChangeAssessmentMutation } from '../../funnel/assessment.api';
import { funnel } from '../../funnel/use-funnel';

const texts = checkoutTexts.email;

/** Shows the email address for receipt and report. The buyer can correct it before paying. */
export function BuyerEmail({ assessment }: { assessment: Assessment }) {
  const [editing, setEditing] = useState(false);
  const [returning, setReturning] = useState(false);
  const [saved, setSaved] = useState(false);
  const closeEditor = (result: EditResult) => {
    setReturning(result.returnsFocus);
    setSaved(result.saved);
    setEditing(false);
  };
  if (editing) return <EmailForm assessment={assessment} onDone={closeEditor} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div className="min-w-0">
        <p className="text-sm text-muted">{texts.label}</p>
        <p className="font-medium wrap-anywhere">{assessment.email}</p>
        {/* A message here instead of a toast, which could cover the payment form. */}
        <output className="text-sm text-success">{saved && texts.saved}</output>
      </div>
      <Button
        variant="ghost"
        size="small"
        className="-mx-4"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
        autoFocus={returning}
        onClick={() => setEditing(true)}
      >
        <span>{texts.change}</span>
        <VisuallyHidden>{texts.changeOf}</VisuallyHidden>
      </Button>
    </div>
  );
}

type FormControl = HTMLInputElement | HTMLButtonElement;

interface EditResult {
  saved: boolean;
  /** True if the focus was in the form when it closed, so that it returns to the button. */
  returnsFocus: boolean;
}

interface EmailFormProps {
  assessment: Assessment;
  onDone: (result: EditResult) => void;
}

function EmailForm({ assessment, onDone }: EmailFormProps) {
  const { id } = assessment;
  const [correct] = useChangeAssessmentMutation();
  const dispatch = useAppDispatch();

  const form = useForm({
    initial: { email: assessment.email },
    validate: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      const { data, error } = await correct({ id, assessmentChange: { email: normaliseEmail(email) } });
      if (!data) return { error };
      dispatch(
        assessmentApi.util.updateQueryData('funnelAssessment', id, (kept) => {
          kept.email = data.email;
        }),
      );
      const { person, assessmentId } = funnel.current();
      if (assessmentId === id) funnel.type({ ...person, email: data.email });
      return {};
    },
    onSent: () => {
      const hasFocus = form.props.ref.current?.contains(document.activeElement) === true;
      onDone({ saved: true, returnsFocus: hasFocus });
    },
    texts: { unreachable: texts.failed, unknown: texts.failed },
  });
  // Saves the address when the focus leaves the form: a buyer who goes on to the payment without
  // clicking Save expects that.
  const saveOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<FormControl>) => {
    if (currentTarget.form?.contains(relatedTarget)) return;
    if (form.values.email.trim() !== assessment.email) void form.submit({ keepsFocus: true });
  };

  return (
    <form {...form.props} className="grid gap-3">
      <Field label={texts.field} error={form.errors.email ?? form.failure} required>
        <Input
          {...form.text('email')}
          type="email"
          autoComplete="email"
          maxLength={INPUT_LIMITS.email}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
          autoFocus
          onBlur={saveOnLeave}
        />
      </Field>
      <div className="flex gap-2">
        <SubmitButton form={form} size="small" onBlur={saveOnLeave}>
          {texts.save}
        </SubmitButton>
        <Button
          variant="ghost"
          size="small"
          onBlur={saveOnLeave}
          onClick={() => onDone({ saved: false, returnsFocus: true })}
        >
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
