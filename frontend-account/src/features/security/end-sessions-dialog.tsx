import { OTHER_SESSIONS } from '@bearings/contracts';
import { Dialog } from '@bearings/ui/controls';
import { useState } from 'react';
import { securityTexts } from '../../texts/security-texts';
import { AccountForm } from '../account/account-form';
import { CurrentPasswordField } from '../account/current-password-field';
import type { useAttempt } from '../account/use-attempt';

const texts = securityTexts.sessions.proof;

type Attempt = ReturnType<typeof useAttempt>;

interface EndSessionsDialogProps extends Pick<Attempt, 'pending' | 'refusal'> {
  /** Which session to end, or {@link OTHER_SESSIONS}; undefined while the dialog is closed. */
  session: string | undefined;
  /** The name of the session's browser. */
  device: string;
  onClose: () => void;
  onConfirm: (password: string) => void;
}

/** Shows the session to be signed out, and requires the password. */
export function EndSessionsDialog({ session, device, onClose, ...form }: EndSessionsDialogProps) {
  const { title, text, submit } = session === OTHER_SESSIONS ? texts.others : texts.one(device);
  return (
    <Dialog
      open={session !== undefined}
      onOpenChange={(opened) => !opened && onClose()}
      title={title}
      description={text}
      closeLabel={texts.cancel}
    >
      {session !== undefined && <PasswordForm {...form} submit={submit} />}
    </Dialog>
  );
}

interface PasswordFormProps extends Omit<EndSessionsDialogProps, 'session' | 'device' | 'onClose'> {
  submit: string;
}

function PasswordForm({ submit, pending, refusal, onConfirm }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const refused = refusal?.field === 'password' ? refusal.message : undefined;
  return (
    <AccountForm
      submit={submit}
      pendingLabel={texts.pending}
      pending={pending}
      refusal={refusal}
      onSubmit={() => {
        setChecked(true);
        if (password) onConfirm(password);
      }}
    >
      <CurrentPasswordField
        label={texts.password}
        value={password}
        disabled={pending}
        error={checked && !password ? texts.missing : refused}
        onChange={setPassword}
      />
    </AccountForm>
  );
}
