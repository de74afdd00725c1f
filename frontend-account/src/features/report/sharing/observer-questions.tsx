import { cleanText, INPUT_LIMITS, OBSERVER_LIMITS, type ObserverQuestions } from '@bearings/contracts';
import { ANSWER_SCALE } from '@bearings/domain';
import { Alert, Card, Field, Heading, Input, Note, Stack } from '@bearings/ui';
import { Checkbox, RadioScale } from '@bearings/ui/controls';
import { SubmitButton, useForm } from '@bearings/web';
import { useState } from 'react';
import { useAddObserverReplyMutation } from '../../../api/calls.generated';
import { observerPageTexts as texts } from './observer-texts';
import { type ObserverDraft, storeDraft } from './observer-draft';

export const STATEMENTS_HEADING_ID = 'statements';
const ANSWER_OPTIONS = ANSWER_SCALE.map(({ value, label }) => ({ value, label }));

interface ObserverQuestionsFormProps {
  token: string;
  questions: ObserverQuestions;
  /** The answers with which the form opens. */
  first: ObserverDraft;
  onSent: (key: string) => void;
}

/** The observer's form. The tab stores its answers until they are sent. */
export function ObserverQuestionsForm({ token, questions, first, onSent }: ObserverQuestionsFormProps) {
  const { person, statements, careers } = questions;
  const [isChecked, setChecked] = useState(false);
  const [send] = useAddObserverReplyMutation();
  const form = useForm<ObserverDraft>({
    initial: first,
    validate: ({ answers }) => ({
      answers: statements.every(({ id }) => answers[id] !== undefined) ? undefined : texts.unanswered,
    }),
    onInvalid: () => {
      setChecked(true);
      const missing = statements.find(({ id }) => draft.answers[id] === undefined);
      // The form focuses the buttons of the first statement without an answer, which may be below its text.
      if (missing) document.getElementById(`statement-${missing.id}`)?.scrollIntoView();
    },
    onChange: (_, changed) => storeDraft(token, changed),
    send: ({ key, answers, isSomeoneElse, ...chosen }) => {
      const name = cleanText(chosen.name, true);
      return send({
        token,
        newObserverReply: {
          key,
          answers: statements.map(({ id }) => ({ id, answer: answers[id] ?? 3 })),
          careers: chosen.careers.filter((code) => careers.some((career) => career.code === code)),
          ...(name && { name }),
          ...(isSomeoneElse && { isSomeoneElse }),
        },
      });
    },
    onSent: ({ key }) => onSent(key),
  });
  const draft = form.values;

  return (
    <form {...form.props}>
      <Stack gap={5}>
        <Heading level={2} size="small" id={STATEMENTS_HEADING_ID} tabIndex={-1}>
          {texts.statements}
        </Heading>
        {statements.map(({ id, text }) => (
          <Card key={id} id={`statement-${id}`} className="scroll-mt-4">
            <Stack gap={3}>
              <p id={`text-${id}`} className="font-serif text-xl font-medium">
                {text}
              </p>
              <RadioScale
                layout="chips"
                aria-labelledby={`text-${id}`}
                aria-invalid={isChecked && draft.answers[id] === undefined ? true : undefined}
                options={ANSWER_OPTIONS}
                value={draft.answers[id]?.toString() ?? null}
                onValueChange={(value) => form.change({ answers: { ...draft.answers, [id]: Number(value) } })}
              />
              {isChecked && draft.answers[id] === undefined && (
                <p role="alert" className="text-sm font-semibold text-danger">
                  {texts.unanswered}
                </p>
              )}
            </Stack>
          </Card>
        ))}
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-serif text-xl font-medium wrap-anywhere">
            {texts.careers(person ?? texts.them)}
          </legend>
          <Note aria-live="polite">{texts.chosen(draft.careers.length)}</Note>
          <div className="grid gap-2 sm:grid-cols-2">
            {careers.map(({ code, title }) => {
              const isChosen = draft.careers.includes(code);
              return (
                <Checkbox
                  key={code}
                  label={title}
                  checked={isChosen}
                  disabled={!isChosen && draft.careers.length >= OBSERVER_LIMITS.careers}
                  onCheckedChange={(checked) => {
                    const otherCodes = draft.careers.filter((each) => each !== code);
                    form.change({ careers: checked ? [...otherCodes, code] : otherCodes });
                  }}
                />
              );
            })}
          </div>
        </fieldset>
        <Field label={texts.name} error={form.errors.name}>
          <Input {...form.text('name')} autoComplete="given-name" maxLength={INPUT_LIMITS.name} />
        </Field>
        <Note>{texts.kept(person ?? texts.unnamed)}</Note>
        {form.failure && (
          <Alert tone="danger" live title={texts.failed}>
            {`${form.failure} ${texts.stillHere}`}
          </Alert>
        )}
        <SubmitButton form={form} className="self-start">
          {form.pending ? texts.sending : texts.send}
        </SubmitButton>
      </Stack>
    </form>
  );
}
