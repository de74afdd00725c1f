import { pages, type User } from '@bearings/contracts';
import { Button, Note } from '@bearings/ui';
import { useToast } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { useState } from 'react';
import { securityTexts } from './security-texts';
import { AccountForm } from '../../components/forms/account-form';
import { CurrentPasswordField } from '../../components/forms/current-password-field';
import { isLongEnough } from '../../components/forms/is-long-enough';
import { NewPasswordField } from '../../components/forms/new-password-field';
import { useAttempt } from '../../components/forms/use-attempt';
import { useChangePasswordMutation } from '../../api/calls.generated';
import { TitledCard } from '../../components/titled';

const texts = securityTexts.password;

/**
 * A form that changes the password. For an account without a password, a button that sends a link
 * by email to choose one.
 */
export function PasswordCard({ user, onChanged }: { user: User; onChanged: () => void }) {
  return (
    <TitledCard title={texts.title}>
      <Note>{user.hasPassword ? texts.lead : texts.none}</Note>
      {user.hasPassword && <PasswordForm user={user} onChanged={onChanged} />}
      <Button asChild variant={user.hasPassword ? 'ghost' : 'secondary'} size="small">
        <Link to={pages.forgotPassword}>{user.hasPassword ? texts.forgotten : texts.choose}</Link>
      </Button>
    </TitledCard>
  );
}

function PasswordForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const [send] = useChangePasswordMutation();
  const form = useAttempt(send);
  const { toast } = useToast();
  const [currentPassword, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);

  const submitPassword = async () => {
    setChecked(true);
    if (!currentPassword || !isLongEnough(password)) return;
    if (!(await form.attempt({ currentPassword, password }))) return;
    setCurrent('');
    setPassword('');
    setChecked(false);
    toast(texts.done);
    onChanged();
  };

  return (
    <AccountForm texts={texts} state={form} onSubmit={submitPassword}>
      <CurrentPasswordField
        label={texts.current}
        name="current-password"
        value={currentPassword}
        disabled={form.pending}
        error={checked && !currentPassword ? texts.currentMissing : form.refusedAt('currentPassword')}
        onChange={setCurrent}
      />
      <NewPasswordField
        label={texts.next}
        value={password}
        disabled={form.pending}
        checked={checked}
        refused={form.refusedAt('password')}
        person={`${user.email} ${user.firstName} ${user.lastName}`}
        onChange={setPassword}
      />
    </AccountForm>
  );
}
