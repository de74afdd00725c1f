import type { User } from '@bearings/contracts';
import { Alert, Button, Stack, Trash2 } from '@bearings/ui';
import { Dialog } from '@bearings/ui/controls';
import { useState } from 'react';
import { yourDataTexts } from './your-data-texts';
import { useRequestDeletionMutation } from '../../../api/account.api';
import { AccountForm } from '../../../components/forms/account-form';
import { useAttempt } from '../../../components/forms/use-attempt';
import { useAccountDeletion } from './use-account-deletion';
import { PasswordForm } from '../../../components/forms/password-form';

const texts = yourDataTexts.dialog;

/**
 * A dialog that deletes the account. The user confirms it by the password or, if the account has
 * none, by a link in an email.
 */
export function DeleteAccountDialog({ user }: { user: User }) {
  const [byLink, setByLink] = useState(!user.hasPassword);
  return (
    <Dialog
      title={texts.title}
      description={texts.text}
      closeLabel={texts.cancel}
      trigger={
        <Button variant="ghost" size="small" wide>
          <Trash2 size={18} aria-hidden="true" />
          <span>{yourDataTexts.remove}</span>
        </Button>
      }
    >
      {byLink ? <DeleteByLink /> : <DeleteByPassword onForgotten={() => setByLink(true)} />}
    </Dialog>
  );
}

function DeleteByPassword({ onForgotten }: { onForgotten: () => void }) {
  const { deleteAccount, form } = useAccountDeletion();
  return (
    <Stack gap={2}>
      <PasswordForm
        texts={texts}
        form={form}
        variant="danger"
        onConfirm={(password) => void deleteAccount({ password })}
      />
      <Button variant="ghost" size="small" disabled={form.pending} onClick={onForgotten}>
        {texts.forgotten}
      </Button>
    </Stack>
  );
}

function DeleteByLink() {
  const [send] = useRequestDeletionMutation();
  const form = useAttempt(send);
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <Alert tone="success" live>
        {texts.sent}
      </Alert>
    );
  }
  const submitDeletion = async () => {
    if (await form.attempt(undefined)) setSent(true);
  };
  return (
    <AccountForm texts={texts.link} state={form} onSubmit={submitDeletion}>
      <p>{texts.mail}</p>
    </AccountForm>
  );
}
