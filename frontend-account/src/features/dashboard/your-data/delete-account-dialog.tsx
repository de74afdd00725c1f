import type { User } from '@bearings/contracts';
import { Alert, Button, Trash2 } from '@bearings/ui';
import { Dialog } from '@bearings/ui/controls';
import { useForm } from '@bearings/web';
import { useState } from 'react';
import { yourDataTexts } from './your-data-texts';
import { useRequestDeletionMutation } from '../../../api/account.api';
import { AccountForm } from '../../../components/forms/account-form';
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
  const deleteAccount = useAccountDeletion();
  return (
    <PasswordForm
      texts={texts}
      variant="danger"
      forgotten={{ label: texts.forgotten, onPress: onForgotten }}
      send={deleteAccount}
    />
  );
}

function DeleteByLink() {
  const [send] = useRequestDeletionMutation();
  const [sent, setSent] = useState(false);
  const form = useForm({ initial: {}, send: () => send(undefined), onSent: () => setSent(true) });
  if (sent) {
    return (
      <Alert tone="success" live>
        {texts.sent}
      </Alert>
    );
  }
  return (
    <AccountForm texts={texts.link} form={form}>
      <p>{texts.mail}</p>
    </AccountForm>
  );
}
