import { INPUT_LIMITS, MAX_REFERENCE_LENGTH } from '@bearings/contracts';
import { Button, Field, Input } from '@bearings/ui';
import { Dialog } from '@bearings/ui/controls';
import { useToast, type ToastContent } from '@bearings/web';
import { useState } from 'react';
import { adminTexts } from './admin-texts';
import { AccountForm } from '../../components/forms/account-form';
import { useAttempt } from '../../components/forms/use-attempt';
import { ProofDialog } from '../../components/second-factor/proof-dialog';
import { useProof } from '../../components/second-factor/use-proof';

const texts = adminTexts.requests;

/** What an administrator enters for an action at a person's request. */
export interface RequestEntry {
  email: string;
  reference: string;
}

interface PersonRequestProps {
  words: { button: string; title: string; text: string; submit: string; done: ToastContent; email?: string };
  send: (entry: RequestEntry) => PromiseLike<{ error?: unknown }>;
  onDone?: () => void;
}

/**
 * A button for something that a person has asked for in writing. Its dialog states what will happen, and asks how the
 * person proved who they are. If the server requires it, another dialog asks for the administrator's password.
 */
export function PersonRequest({ words, send, onDone }: PersonRequestProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [entry, setEntry] = useState<RequestEntry>({ email: '', reference: '' });
  const [isChecked, setIsChecked] = useState(false);
  const { toast } = useToast();
  const proof = useProof();
  const form = useAttempt(async (values: RequestEntry) => (await proof.run(() => send(values))) ?? CANCELLED);

  const close = () => {
    setIsOpen(false);
    setIsChecked(false);
    setEntry({ email: '', reference: '' });
  };
  const submit = async () => {
    setIsChecked(true);
    if (entry.reference.trim() === '' || (words.email && entry.email.trim() === '')) return;
    if (!(await form.attempt(entry))) return;
    close();
    toast(words.done);
    onDone?.();
  };
  const findError = (field: keyof RequestEntry) =>
    isChecked && entry[field].trim() === '' ? texts.missing[field] : form.refusedAt(field);

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {words.button}
      </Button>
      <Dialog
        open={isOpen && !proof.asking}
        onOpenChange={(open) => !open && !proof.asking && close()}
        title={words.title}
        description={words.text}
        closeLabel={adminTexts.keep}
      >
        <AccountForm texts={{ submit: words.submit, pending: texts.pending }} state={form} onSubmit={submit}>
          {words.email && (
            <Field label={words.email} required error={findError('email')}>
              <Input
                type="email"
                name="email"
                autoComplete="off"
                maxLength={INPUT_LIMITS.email}
                value={entry.email}
                disabled={form.pending}
                onChange={({ target }) => setEntry({ ...entry, email: target.value })}
              />
            </Field>
          )}
          <Field label={texts.reference} hint={texts.referenceHint} required error={findError('reference')}>
            <Input
              name="reference"
              autoComplete="off"
              maxLength={MAX_REFERENCE_LENGTH}
              value={entry.reference}
              disabled={form.pending}
              onChange={({ target }) => setEntry({ ...entry, reference: target.value })}
            />
          </Field>
        </AccountForm>
      </Dialog>
      <ProofDialog proof={proof} />
    </>
  );
}

/** The outcome when the administrator closed the dialog that asks for the password. */
const CANCELLED = {
  error: { status: 403, message: texts.notProven, body: { code: 'proof_needed', message: texts.notProven } },
};
