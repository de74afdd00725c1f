import { cleanText, INPUT_LIMITS, OBSERVER_LIMITS, type ObserverQuestions } from '@bearings/contracts';
import { ANSWER_SCALE } from '@bearings/domain';
import { Alert, Button, Card, Field, Heading, Input, Note, Stack } from '@bearings/ui';
import { Checkbox, RadioScale } from '@bearings/ui/controls';
import { useState, type SubmitEvent } from 'react';
import { useAddObserverReplyMutation } from '../../../api/calls.generated';
import { observerPageTexts as texts } from './observer-texts';
import { useAttempt } from '../../../components/forms/use-attempt';
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
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const { attempt, pending, refusal } = useAttempt(useAddObserverReplyMutation()[0]);
  const changeDraft = (changes: Partial<ObserverDraft>) => {
    const nextDraft = { ...draft, ...changes };
    setDraft(nextDraft);
    storeDraft(token, nextDraft);
  };
  const missingStatements = statements.filter(({ id }) => draft.answers[id] === undefined);
  const submitReply = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    const [missing] = missingStatements;
    if (missing) {
      const statement = document.getElementById(`statement-${missing.id}`);
      statement?.scrollIntoView();
      statement?.querySelector<HTMLElement>('[role="radio"]')?.focus({ preventScroll: true });
      return;
    }
    if (pending) return;
    const name = cleanText(draft.name, true);
    const newObserverReply = {
      key: draft.key,
      answers: statements.map(({ id }) => ({ id, answer: draft.answers[id] ?? 3 })),
      careers: draft.careers.filter((code) => careers.some((career) => career.code === code)),
      ...(name && { name }),
      ...(draft.isSomeoneElse && { isSomeoneElse: true }),
    };
    if (await attempt({ token, newObserverReply })) onSent(draft.key);
  };

  return (
    <form noValidate aria-busy={pending} onSubmit={(event) => void submitReply(event)}>
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
                options={ANSWER_OPTIONS}
                value={draft.answers[id]?.toString() ?? null}
                onValueChange={(value) => changeDraft({ answers: { ...draft.answers, [id]: Number(value) } })}
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
                    changeDraft({ careers: checked ? [...otherCodes, code] : otherCodes });
                  }}
                />
              );
            })}
          </div>
        </fieldset>
        <Field label={texts.name} error={refusal?.field === 'name' ? refusal.message : undefined}>
          <Input
            name="name"
            autoComplete="given-name"
            maxLength={INPUT_LIMITS.name}
            value={draft.name}
            onChange={({ target }) => changeDraft({ name: target.value })}
          />
        </Field>
        <Note>{texts.kept(person ?? texts.unnamed)}</Note>
        {refusal && refusal.field !== 'name' && (
          <Alert tone="danger" live title={texts.failed}>
            {`${refusal.message} ${texts.stillHere}`}
          </Alert>
        )}
        <Button type="submit" className="self-start" loading={pending}>
          {pending ? texts.sending : texts.send}
        </Button>
      </Stack>
    </form>
  );
}
