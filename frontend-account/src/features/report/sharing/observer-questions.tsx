import type { ObserverQuestions } from '@bearings/contracts';
import { ANSWER_SCALE, type ObserverAnswer, OBSERVER_ROLES } from '@bearings/domain';
import { Alert, Card, Heading, Note, Stack } from '@bearings/ui';
import { RadioScale } from '@bearings/ui/controls';
import { SubmitButton, useForm } from '@bearings/web';
import { useState, type ReactNode } from 'react';
import { useAddObserverReplyMutation } from '../../../api/calls.generated';
import { observerPageTexts as texts } from './observer-texts';
import { type ObserverDraft, type SentReply, storeDraft } from './observer-draft';

export const STATEMENTS_HEADING_ID = 'statements';
const CANNOT_SAY = 0;
const ANSWER_OPTIONS = [
  ...ANSWER_SCALE.map(({ value, label }) => ({ value, label })),
  { value: `${CANNOT_SAY}`, label: texts.cannotSay },
];
const ROLE_OPTIONS = OBSERVER_ROLES.map(({ id, label }) => ({ value: id, label }));

interface ObserverQuestionsFormProps {
  token: string;
  questions: ObserverQuestions;
  /** The answers with which the form opens. */
  first: ObserverDraft;
  onSent: (reply: SentReply) => void;
}

/** Returns the answers to the statements of a draft, without those about which the observer cannot say. */
const listAnswers = ({ answers }: ObserverDraft, { statements }: ObserverQuestions): ObserverAnswer[] =>
  statements.flatMap(({ category }) => {
    const step = ANSWER_SCALE.find(({ score }) => score === answers[category]);
    return step ? [{ category, answer: step.score }] : [];
  });

/** The observer's form. The tab stores its answers until they are sent. */
export function ObserverQuestionsForm({ token, questions, first, onSent }: ObserverQuestionsFormProps) {
  const { person, statements } = questions;
  const [isChecked, setChecked] = useState(false);
  const [send] = useAddObserverReplyMutation();
  const form = useForm<ObserverDraft>({
    initial: first,
    validate: (changed) => ({
      role: changed.role === null ? texts.noRole : undefined,
      answers: findAnswersError(changed),
    }),
    onInvalid: () => {
      setChecked(true);
      const missing = statements.find(({ category }) => draft.answers[category] === undefined);
      // The form focuses the buttons of the first question without an answer, which may be below its text.
      const id = draft.role === null ? 'role' : missing?.category;
      document.getElementById(`question-${id}`)?.scrollIntoView();
    },
    onChange: (_, changed) => storeDraft(token, changed),
    send: async (marked) => {
      const { key, role, isSomeoneElse } = marked;
      const answers = listAnswers(marked, questions);
      const newObserverReply = { key, role: role ?? 'other', answers, ...(isSomeoneElse && { isSomeoneElse }) };
      const { data, error } = await send({ token, newObserverReply });
      if (data) onSent({ key, answers, own: data.own });
      return { error };
    },
  });
  const draft = form.values;

  function findAnswersError(changed: ObserverDraft): string | undefined {
    if (!statements.every(({ category }) => changed.answers[category] !== undefined)) return texts.unanswered;
    return listAnswers(changed, questions).length === 0 ? texts.nothingSaid : undefined;
  }

  return (
    <form {...form.props}>
      <Stack gap={5}>
        <Question id="role" text={texts.role} isMissing={isChecked && draft.role === null} missing={texts.noRole}>
          {(aria) => (
            <RadioScale
              {...aria}
              layout="chips"
              options={ROLE_OPTIONS}
              value={draft.role}
              onValueChange={(value) =>
                form.change({ role: OBSERVER_ROLES.find(({ id }) => id === value)?.id ?? draft.role })
              }
            />
          )}
        </Question>
        <Heading level={2} size="small" id={STATEMENTS_HEADING_ID} tabIndex={-1}>
          {texts.statements}
        </Heading>
        {statements.map(({ category, text }) => (
          <Question
            key={category}
            id={category}
            text={text}
            isMissing={isChecked && draft.answers[category] === undefined}
            missing={texts.unanswered}
          >
            {(aria) => (
              <RadioScale
                {...aria}
                layout="chips"
                options={ANSWER_OPTIONS}
                value={draft.answers[category]?.toString() ?? null}
                onValueChange={(value) => form.change({ answers: { ...draft.answers, [category]: Number(value) } })}
              />
            )}
          </Question>
        ))}
        {isChecked && form.errors.answers === texts.nothingSaid && (
          <Alert tone="danger" live>
            {texts.nothingSaid}
          </Alert>
        )}
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

interface QuestionProps {
  id: string;
  text: string;
  isMissing: boolean;
  /** What is said if the question is not answered. */
  missing: string;
  children: (aria: { 'aria-labelledby': string; 'aria-invalid': true | undefined }) => ReactNode;
}

function Question({ id, text, isMissing, missing, children }: QuestionProps) {
  return (
    <Card id={`question-${id}`} className="scroll-mt-4">
      <Stack gap={3}>
        <p id={`text-${id}`} className="font-serif text-xl font-medium wrap-anywhere">
          {text}
        </p>
        {children({ 'aria-labelledby': `text-${id}`, 'aria-invalid': isMissing || undefined })}
        {isMissing && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {missing}
          </p>
        )}
      </Stack>
    </Card>
  );
}
