import { cleanText, type PlanStep } from '@bearings/contracts';
import { PLAN_LIMITS } from '@bearings/domain';
import { Alert, Button, Field, Input, Textarea } from '@bearings/ui';
import { SubmitButton, useForm } from '@bearings/web';
import { useEffect, useRef } from 'react';
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
  const form = useForm<StepValues>({
    initial: { text: step.text, dueOn: step.dueOn, note: step.note },
    validate: ({ text, dueOn }) => ({
      text: cleanText(text, true) === '' ? texts.textMissing : undefined,
      dueOn: dueOn < DATE_LIMITS.min || dueOn > DATE_LIMITS.max ? texts.dateMissing : undefined,
    }),
    send: ({ text, dueOn, note }) => {
      onSubmit({ text: cleanText(text, true), dueOn, note: cleanText(note, false) });
      return {};
    },
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form {...form.props} className="grid max-w-text gap-4">
      {problem && (
        <Alert tone="danger" title={planTexts.refused}>
          {problem}
        </Alert>
      )}
      <Field label={texts.text} required error={form.errors.text}>
        <Input {...form.text('text')} ref={first} maxLength={PLAN_LIMITS.text} />
      </Field>
      <div className="max-w-56">
        <Field label={texts.date} required error={form.errors.dueOn}>
          <Input {...form.text('dueOn')} type="date" {...DATE_LIMITS} />
        </Field>
      </div>
      <Field label={texts.note} hint={texts.noteHint}>
        <Textarea {...form.text('note')} rows={3} maxLength={PLAN_LIMITS.note} />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <SubmitButton form={form} size="small">
          {submitLabel}
        </SubmitButton>
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
