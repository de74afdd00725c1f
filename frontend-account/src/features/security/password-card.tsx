import { pages, type User } from '@bearings/contracts';
import { Button, Note } from '@bearings/ui';
import { useForm, useToast } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { securityTexts } from './security-texts';
import { AccountForm } from '../../components/forms/account-form';
import { CurrentPasswordField } from '../../components/forms/current-password-field';
import { checkPassword } from '../../components/forms/check-password';
import { NewPasswordField } from '../../components/forms/new-password-field';
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
  const { toast } = useToast();
  const form = useForm({
    initial: { currentPassword: '', password: '' },
    validate: ({ currentPassword, password }) => ({
      currentPassword: currentPassword ? undefined : texts.currentMissing,
      password: checkPassword(password),
    }),
    send,
    onSent: () => {
      form.reset();
      toast(texts.done);
      onChanged();
    },
  });

  return (
    <AccountForm texts={texts} form={form}>
      <CurrentPasswordField
        label={texts.current}
        error={form.errors.currentPassword}
        {...form.text('currentPassword')}
        name="current-password"
      />
      <NewPasswordField
        label={texts.next}
        error={form.errors.password}
        person={`${user.email} ${user.firstName} ${user.lastName}`}
        {...form.text('password')}
      />
    </AccountForm>
  );
}
