import { LIMITS, type Assessment } from '@bearings/contracts';
import { Button, Field, Input, VisuallyHidden } from '@bearings/ui';
import { readableMessage, useAppDispatch, useToast } from '@bearings/web';
import { useState, type FormEvent } from 'react';
import { checkoutTexts } from '../../texts/checkout-texts';
import { isEmail } from '../details/details-validation';
import { assessmentApi, useCorrectEmailMutation } from '../journey/assessment.api';

const texts = checkoutTexts.email;

/** Where receipt and report go, correctable until it is paid. */
export function BuyerEmail({ assessment }: { assessment: Assessment }) {
  const [editing, setEditing] = useState(false);
  if (editing) return <EmailForm assessment={assessment} onDone={() => setEditing(false)} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div className="min-w-0">
        <p className="text-sm text-muted">{texts.label}</p>
        <p className="font-medium wrap-anywhere">{assessment.email}</p>
      </div>
      <Button variant="ghost" size="small" className="-mx-4" onClick={() => setEditing(true)}>
        {texts.change}
        <VisuallyHidden>{texts.changeOf}</VisuallyHidden>
      </Button>
    </div>
  );
}

interface EmailFormProps {
  assessment: Assessment;
  onDone: () => void;
}

function EmailForm({ assessment, onDone }: EmailFormProps) {
  const { id } = assessment;
  const [email, setEmail] = useState(assessment.email);
  const [problem, setProblem] = useState<string>();
  const [correct, { isLoading }] = useCorrectEmailMutation();
  const dispatch = useAppDispatch();
  const { toast } = useToast();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEmail(email.trim())) return setProblem(texts.invalid);
    const { data, error } = await correct({ id, email: email.trim() });
    if (!data) return setProblem(readableMessage(error, texts.failed));
    dispatch(
      assessmentApi.util.updateQueryData('funnelAssessment', id, (kept) => {
        kept.email = data.email;
      }),
    );
    toast({ ...texts.saved, description: data.email });
    onDone();
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-3">
      <Field label={texts.field} error={problem} required>
        <Input
          type="email"
          name="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small" loading={isLoading}>
          {texts.save}
        </Button>
        <Button variant="ghost" size="small" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
