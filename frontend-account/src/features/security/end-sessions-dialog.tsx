import { LIMITS } from '@bearings/contracts';
import { Field, PasswordInput } from '@bearings/ui';
import { Dialog } from '@bearings/ui/controls';
import { useState } from 'react';
import { accountTexts } from '../../texts/account-texts';
import { securityTexts } from '../../texts/security-texts';
import { AccountForm } from '../account/account-form';
import type { useAttempt } from '../account/use-attempt';

const texts = securityTexts.sessions.proof;
const { show, hide } = accountTexts.fields.password;

type Attempt = ReturnType<typeof useAttempt>;

interface EndSessionsDialogProps extends Pick<Attempt, 'pending' | 'refusal'> {
  open: boolean;
  onClose: () => void;
  onConfirm: (password: string) => void;
}

/** Asks for the password before other browsers are signed out. */
export function EndSessionsDialog({ open, onClose, ...form }: EndSessionsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => !opened && onClose()}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.cancel}
    >
      {open && <PasswordForm {...form} />}
    </Dialog>
  );
}

function PasswordForm({
  pending,
  refusal,
  onConfirm,
}: Omit<EndSessionsDialogProps, 'open' | 'onClose'>) {
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const refused = refusal?.field === 'password' ? refusal.message : undefined;
  return (
    <AccountForm
      submit={texts.submit}
      pendingLabel={texts.pending}
      pending={pending}
      refusal={refusal}
      onSubmit={() => {
        setChecked(true);
        if (password) onConfirm(password);
      }}
    >
      <Field label={texts.password} required error={checked && !password ? texts.missing : refused}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          value={password}
          disabled={pending}
          showLabel={show}
          hideLabel={hide}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
    </AccountForm>
  );
}
