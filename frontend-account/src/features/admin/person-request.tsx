import { INPUT_LIMITS, MAX_REFERENCE_LENGTH } from '@bearings/contracts';
import { Button, Field, Input } from '@bearings/ui';
import { Dialog } from '@bearings/ui/controls';
import { useForm, useToast, type ToastContent } from '@bearings/web';
import { useState } from 'react';
import { adminTexts } from './admin-texts';
import { AccountForm } from '../../components/forms/account-form';
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
  const { toast } = useToast();
  const proof = useProof();
  const form = useForm<RequestEntry>({
    initial: { email: '', reference: '' },
    validate: ({ email, reference }) => ({
      email: words.email && email.trim() === '' ? texts.missing.email : undefined,
      reference: reference.trim() === '' ? texts.missing.reference : undefined,
    }),
    send: async (entry) => (await proof.run(() => send(entry))) ?? { error: texts.notProven },
    onSent: () => {
      close();
      toast(words.done);
      onDone?.();
    },
  });
  const close = () => {
    setIsOpen(false);
    form.reset();
  };

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
        <AccountForm texts={{ submit: words.submit, pending: texts.pending }} form={form}>
          {words.email && (
            <Field label={words.email} required error={form.errors.email}>
              <Input {...form.text('email')} type="email" autoComplete="off" maxLength={INPUT_LIMITS.email} />
            </Field>
          )}
          <Field label={texts.reference} hint={texts.referenceHint} required error={form.errors.reference}>
            <Input {...form.text('reference')} autoComplete="off" maxLength={MAX_REFERENCE_LENGTH} />
          </Field>
        </AccountForm>
      </Dialog>
      <ProofDialog proof={proof} />
    </>
  );
}
