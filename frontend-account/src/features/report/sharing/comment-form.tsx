import { cleanText, countCharacters, INPUT_LIMITS, SHARE_LIMITS } from '@bearings/contracts';
import { Alert, Button, Card, Field, Heading, Input, Note, Stack, Textarea } from '@bearings/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { sharedReportTexts } from './sharing-texts';
import { useAttempt } from '../../../components/forms/use-attempt';
import { storeDraft, createDraft, readDraft, type CommentDraft } from './comment-draft';
import { useAddShareCommentMutation } from '../../../api/calls.generated';
import { UnfinishedNotice } from './unfinished-notice';

const texts = sharedReportTexts.comment;

/** A form in which a visitor comments on a shared report. The tab stores the typed text until it is sent. */
export function CommentForm({ token, person }: { token: string; person: string | null }) {
  const [draft, setDraft] = useState(createDraft);
  const [unfinished, setUnfinished] = useState(() => readDraft(token));
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [send] = useAddShareCommentMutation();
  const { attempt, pending, refusal, refusedAt } = useAttempt(send);
  const changeDraft = (changes: Partial<CommentDraft>) => {
    const nextDraft = { ...draft, ...changes };
    setDraft(nextDraft);
    storeDraft(token, nextDraft);
  };
  const text = cleanText(draft.text, false);
  const charactersLeft = SHARE_LIMITS.comment - countCharacters(text);
  const problem = charactersLeft < 0 ? texts.long(-charactersLeft) : checked && text === '' ? texts.missing : undefined;

  const submitComment = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (pending) return;
    if (text === '' || charactersLeft < 0) return field.current?.focus();
    const name = cleanText(draft.name, true);
    const newShareComment = { key: draft.key, text, ...(name && { name }) };
    if (!(await attempt({ token, newShareComment }))) return;
    storeDraft(token, null);
    setDraft(createDraft());
    setChecked(false);
    setSent(true);
  };

  return (
    <Card padding="large" className="print:hidden">
      <form noValidate aria-labelledby="comment-title" onSubmit={(event) => void submitComment(event)}>
        <Stack gap={3}>
          <Heading level={2} size="small" id="comment-title" className="wrap-anywhere">
            {texts.title(person ?? texts.person)}
          </Heading>
          {unfinished ? (
            <UnfinishedNotice
              texts={texts.unfinished}
              onContinue={() => {
                setDraft(unfinished);
                setUnfinished(null);
              }}
              onRestart={() => {
                storeDraft(token, null);
                setUnfinished(null);
              }}
            />
          ) : sent ? (
            <Alert
              tone="success"
              live
              title={texts.sent}
              action={
                <Button variant="secondary" size="small" onClick={() => setSent(false)}>
                  {texts.another}
                </Button>
              }
            />
          ) : (
            <>
              <Note>{texts.text}</Note>
              <Field label={texts.label} required error={problem ?? refusedAt('text')}>
                <Textarea
                  ref={field}
                  name="comment"
                  rows={5}
                  readOnly={pending}
                  value={draft.text}
                  onChange={({ target }) => changeDraft({ text: target.value })}
                />
              </Field>
              {charactersLeft >= 0 && charactersLeft <= 200 && <Note>{texts.left(charactersLeft)}</Note>}
              <Field label={texts.name} error={refusedAt('name')}>
                <Input
                  name="name"
                  autoComplete="name"
                  maxLength={INPUT_LIMITS.name}
                  readOnly={pending}
                  value={draft.name}
                  onChange={({ target }) => changeDraft({ name: target.value })}
                />
              </Field>
              {refusal && refusal.field === undefined && (
                <Alert tone="danger" live title={texts.failed}>
                  {`${refusal.message} ${texts.kept}`}
                </Alert>
              )}
              <Button type="submit" className="self-start" loading={pending}>
                {pending ? texts.sending : texts.send}
              </Button>
            </>
          )}
        </Stack>
      </form>
    </Card>
  );
}
