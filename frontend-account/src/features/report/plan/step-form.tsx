import { cleanText, type PlanStep } from '@bearings/contracts';
import { PLAN_LIMITS } from '@bearings/domain';
import { Alert, Button, Field, Input, Textarea } from '@bearings/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { planTexts } from './plan-texts';

const texts = planTexts.form;
const DATE_LIMITS = { min: `${PLAN_LIMITS.firstYear}-01-01`, max: `${PLAN_LIMITS.lastYear}-12-31` };

export type StepValues = Pick<PlanStep, 'text' | 'dueOn' | 'note'>;

interface StepFormProps {
  step: StepValues;
  submitLabel: string;
  /** Why the server rejected these values. */
  problem?: string | undefined;
  onSubmit: (values: StepValues) => void;
  onCancel: () => void;
  /** Removes the step. Absent for a step that is being added. */
  onRemove?: () => void;
}

/** A form for the text, date and note of a step in the reader's plan. */
export function StepForm({ step, submitLabel, problem, onSubmit, onCancel, onRemove }: StepFormProps) {
  const [values, setValues] = useState<StepValues>({
    text: step.text,
    dueOn: step.dueOn,
    note: step.note,
  });
  const [isChecked, setIsChecked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const text = cleanText(values.text, true);
  const isTextMissing = text === '';
  const isDateMissing = values.dueOn < DATE_LIMITS.min || values.dueOn > DATE_LIMITS.max;
  const setField = (change: Partial<StepValues>) => setValues((now) => ({ ...now, ...change }));
  const submitForm = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isTextMissing || isDateMissing) return;
    onSubmit({ ...values, text, note: cleanText(values.note, false) });
  };
  return (
    <form noValidate onSubmit={submitForm} className="grid max-w-text gap-4">
      {problem && (
        <Alert tone="danger" title={planTexts.refused}>
          {problem}
        </Alert>
      )}
      <Field label={texts.text} required error={isChecked && isTextMissing && texts.textMissing}>
        <Input
          ref={first}
          value={values.text}
          maxLength={PLAN_LIMITS.text}
          onChange={({ target }) => setField({ text: target.value })}
        />
      </Field>
      <div className="max-w-56">
        <Field label={texts.date} required error={isChecked && isDateMissing && texts.dateMissing}>
          <Input
            type="date"
            {...DATE_LIMITS}
            value={values.dueOn}
            onChange={({ target }) => setField({ dueOn: target.value })}
          />
        </Field>
      </div>
      <Field label={texts.note} hint={texts.noteHint}>
        <Textarea
          rows={3}
          value={values.note}
          maxLength={PLAN_LIMITS.note}
          onChange={({ target }) => setField({ note: target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small">
          {submitLabel}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {onRemove && (
          <Button variant="ghost" size="small" className="sm:ml-auto" onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
