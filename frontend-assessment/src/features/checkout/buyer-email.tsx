import { LIMITS, type Assessment } from '@bearings/contracts';
import { Button, Field, Input, VisuallyHidden } from '@bearings/ui';
import { readableMessage, useAppDispatch, useToast } from '@bearings/web';
import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { checkoutTexts } from '../../texts/checkout-texts';
import { isEmail } from '../details/details-validation';
import { assessmentApi, useCorrectEmailMutation } from '../journey/assessment.api';
import { journey } from '../journey/use-journey';

const texts = checkoutTexts.email;

/** Where receipt and report go, correctable until it is paid. */
export function BuyerEmail({ assessment }: { assessment: Assessment }) {
  const [editing, setEditing] = useState(false);
  const [returning, setReturning] = useState(false);
  const close = (returnsFocus: boolean) => {
    setReturning(returnsFocus);
    setEditing(false);
  };
  if (editing) return <EmailForm assessment={assessment} onDone={close} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div className="min-w-0">
        <p className="text-sm text-muted">{texts.label}</p>
        <p className="font-medium wrap-anywhere">{assessment.email}</p>
      </div>
      <Button
        variant="ghost"
        size="small"
        className="-mx-4"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
        autoFocus={returning}
        onClick={() => setEditing(true)}
      >
        {texts.change}
        <VisuallyHidden>{texts.changeOf}</VisuallyHidden>
      </Button>
    </div>
  );
}

type FormPart = HTMLInputElement | HTMLButtonElement;

interface EmailFormProps {
  assessment: Assessment;
  /** Told whether the focus is still here. */
  onDone: (returnsFocus: boolean) => void;
}

function EmailForm({ assessment, onDone }: EmailFormProps) {
  const { id } = assessment;
  const [email, setEmail] = useState(assessment.email);
  const [problem, setProblem] = useState<string>();
  const [correct, { isLoading }] = useCorrectEmailMutation();
  const field = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const { toast } = useToast();

  const save = async (stays: boolean) => {
    if (!isEmail(email.trim())) {
      setProblem(texts.invalid);
      if (stays) field.current?.focus();
      return;
    }
    const { data, error } = await correct({ id, email: email.trim() });
    if (!data) return setProblem(readableMessage(error, texts.failed));
    dispatch(
      assessmentApi.util.updateQueryData('funnelAssessment', id, (kept) => {
        kept.email = data.email;
      }),
    );
    const { person, assessmentId } = journey.current();
    if (assessmentId === id) journey.type({ ...person, email: data.email });
    toast({ ...texts.saved, description: data.email });
    onDone(stays);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(true);
  };
  // Whoever goes on to the payment means the address that stands here.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<FormPart>) => {
    if (currentTarget.form?.contains(relatedTarget) || isLoading) return;
    if (email.trim() !== assessment.email) void save(false);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={texts.field} error={problem} required>
        <Input
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={leave}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small" loading={isLoading} onBlur={leave}>
          {texts.save}
        </Button>
        <Button variant="ghost" size="small" onBlur={leave} onClick={() => onDone(true)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
