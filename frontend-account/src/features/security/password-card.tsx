import { pages, type User } from '@bearings/contracts';
import { Button, Card, Heading, Note, Stack } from '@bearings/ui';
import { useToast } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { useId, useState } from 'react';
import { accountTexts } from '../../texts/account-texts';
import { securityTexts } from '../../texts/security-texts';
import { AccountForm } from '../account/account-form';
import { CurrentPasswordField } from '../account/current-password-field';
import { isLongEnough } from '../account/is-long-enough';
import { NewPasswordField } from '../account/new-password-field';
import { useAttempt } from '../account/use-attempt';
import { useChangePasswordMutation } from '../../api/calls.generated';

const texts = securityTexts.password;
const { missing } = accountTexts.fields.password;

/** Changes the password. An account without one gets a link to choose it by email. */
export function PasswordCard({ user, onChanged }: { user: User; onChanged: () => void }) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Stack gap={2}>
          <Heading level={2} size="small" id={id}>
            {texts.title}
          </Heading>
          <Note>{user.hasPassword ? texts.lead : texts.none}</Note>
          {user.hasPassword && <PasswordForm user={user} onChanged={onChanged} />}
          <Button asChild variant={user.hasPassword ? 'ghost' : 'secondary'} size="small">
            <Link to={pages.forgotPassword}>
              {user.hasPassword ? texts.forgotten : texts.choose}
            </Link>
          </Button>
        </Stack>
      </section>
    </Card>
  );
}

function PasswordForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const [send] = useChangePasswordMutation();
  const { attempt, pending, refusal } = useAttempt(send);
  const { toast } = useToast();
  const [currentPassword, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);

  const submit = async () => {
    setChecked(true);
    if (!currentPassword || !isLongEnough(password)) return;
    if (!(await attempt({ currentPassword, password }))) return;
    setCurrent('');
    setPassword('');
    setChecked(false);
    toast(texts.done);
    onChanged();
  };

  const refused = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <AccountForm
      submit={texts.submit}
      pendingLabel={texts.pending}
      pending={pending}
      refusal={refusal}
      onSubmit={() => void submit()}
    >
      <CurrentPasswordField
        label={texts.current}
        name="current-password"
        value={currentPassword}
        disabled={pending}
        error={checked && !currentPassword ? texts.currentMissing : refused('currentPassword')}
        onChange={setCurrent}
      />
      <NewPasswordField
        label={texts.next}
        value={password}
        disabled={pending}
        error={checked && !isLongEnough(password) ? missing : refused('password')}
        person={`${user.email} ${user.firstName} ${user.lastName}`}
        onChange={setPassword}
      />
    </AccountForm>
  );
}
