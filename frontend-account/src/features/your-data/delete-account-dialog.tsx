import type { User } from '@bearings/contracts';
import { Alert, Button, Stack, Trash2 } from '@bearings/ui';
import { Dialog } from '@bearings/ui/controls';
import { useState } from 'react';
import { yourDataTexts } from '../../texts/your-data-texts';
import { useRequestDeletionMutation } from '../account/account.api';
import { AccountForm } from '../account/account-form';
import { CurrentPasswordField } from '../account/current-password-field';
import { useAttempt } from '../account/use-attempt';
import { useAccountDeletion } from './use-account-deletion';

const texts = yourDataTexts.dialog;

/** Confirms the deletion by password or, for an account without one, by an emailed link. */
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
      {byLink ? <ByLink /> : <ByPassword onForgotten={() => setByLink(true)} />}
    </Dialog>
  );
}

function ByPassword({ onForgotten }: { onForgotten: () => void }) {
  const { deleteAccount, pending, refusal } = useAccountDeletion();
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const submit = () => {
    setChecked(true);
    if (password) void deleteAccount({ password });
  };
  const wrong = refusal?.field === 'password' ? refusal.message : undefined;
  return (
    <Stack gap={2}>
      <AccountForm
        submit={texts.confirm}
        pendingLabel={texts.pending}
        pending={pending}
        refusal={refusal}
        variant="danger"
        onSubmit={submit}
      >
        <CurrentPasswordField
          label={texts.password}
          value={password}
          disabled={pending}
          error={checked && !password ? texts.missing : wrong}
          onChange={setPassword}
        />
      </AccountForm>
      <Button variant="ghost" size="small" disabled={pending} onClick={onForgotten}>
        {texts.forgotten}
      </Button>
    </Stack>
  );
}

function ByLink() {
  const [send] = useRequestDeletionMutation();
  const { attempt, pending, refusal } = useAttempt(send);
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <Alert tone="success" live>
        {texts.sent}
      </Alert>
    );
  }
  const submit = async () => {
    if (await attempt(undefined)) setSent(true);
  };
  return (
    <AccountForm
      submit={texts.send}
      pendingLabel={texts.sending}
      pending={pending}
      refusal={refusal}
      onSubmit={() => void submit()}
    >
      <p>{texts.mail}</p>
    </AccountForm>
  );
}
