import { cleanText, countCharacters, INPUT_LIMITS, SHARE_LIMITS } from '@bearings/contracts';
import { Alert, Button, Card, Field, Heading, Input, Note, Stack, Textarea } from '@bearings/ui';
import { SubmitButton, useForm } from '@bearings/web';
import { useState } from 'react';
import { sharedReportTexts } from './sharing-texts';
import { storeDraft, createDraft, readDraft } from './comment-draft';
import { useAddShareCommentMutation } from '../../../api/calls.generated';
import { UnfinishedNotice } from './unfinished-notice';

const texts = sharedReportTexts.comment;

const countCharactersLeft = (text: string): number => SHARE_LIMITS.comment - countCharacters(cleanText(text, false));

function checkComment(text: string): string | undefined {
  const charactersLeft = countCharactersLeft(text);
  if (charactersLeft < 0) return texts.long(-charactersLeft);
  return cleanText(text, false) === '' ? texts.missing : undefined;
}

/** A form in which a visitor comments on a shared report. The tab stores the typed text until it is sent. */
export function CommentForm({ token, person }: { token: string; person: string | null }) {
  const [emptyDraft, setEmptyDraft] = useState(createDraft);
  const [unfinished, setUnfinished] = useState(() => readDraft(token));
  const [sent, setSent] = useState(false);
  const [send] = useAddShareCommentMutation();
  const form = useForm({
    initial: emptyDraft,
    validate: ({ text }) => ({ text: checkComment(text) }),
    onChange: (_, draft) => storeDraft(token, draft),
    send: ({ key, ...draft }) => {
      const name = cleanText(draft.name, true);
      return send({ token, newShareComment: { key, text: cleanText(draft.text, false), ...(name && { name }) } });
    },
    onSent: () => {
      storeDraft(token, null);
      setEmptyDraft(createDraft());
      form.reset();
      setSent(true);
    },
  });
  const charactersLeft = countCharactersLeft(form.values.text);
  const tooLong = charactersLeft < 0 ? checkComment(form.values.text) : undefined;

  return (
    <Card padding="large" className="print:hidden">
      <form {...form.props} aria-labelledby="comment-title">
        <Stack gap={3}>
          <Heading level={2} size="small" id="comment-title" className="wrap-anywhere">
            {texts.title(person ?? texts.person)}
          </Heading>
          {unfinished ? (
            <UnfinishedNotice
              texts={texts.unfinished}
              onContinue={() => {
                form.change(unfinished);
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
              <Field label={texts.label} required error={tooLong ?? form.errors.text}>
                <Textarea {...form.text('text')} rows={5} />
              </Field>
              {charactersLeft >= 0 && charactersLeft <= 200 && <Note>{texts.left(charactersLeft)}</Note>}
              <Field label={texts.name} error={form.errors.name}>
                <Input {...form.text('name')} autoComplete="name" maxLength={INPUT_LIMITS.name} />
              </Field>
              {form.failure && (
                <Alert tone="danger" live title={texts.failed}>
                  {`${form.failure} ${texts.kept}`}
                </Alert>
              )}
              <SubmitButton form={form} className="self-start">
                {form.pending ? texts.sending : texts.send}
              </SubmitButton>
            </>
          )}
        </Stack>
      </form>
    </Card>
  );
}
