import { useForm } from '@bearings/web';
import { useResetPasswordMutation } from '../../api/account.api';
import { AccountForm } from '../../components/forms/account-form';
import { AccountFrame } from '../../components/forms/account-frame';
import { LinkExpired } from '../../components/forms/link-expired';
import { checkPassword } from '../../components/forms/check-password';
import { NewPasswordField } from '../../components/forms/new-password-field';
import { UsernameField } from '../../components/forms/username-field';
import { useSignedInRedirect } from './use-signed-in-redirect';
import { useLinkToken } from '../../session/use-link-token';
import { accountTexts } from './account-texts';
import { formTexts } from '../../components/forms/form-texts';

const texts = accountTexts.reset;
const passwordFieldTexts = formTexts.fields.password;

/** The page that the link in a reset email opens. The link is used up only when the new password is sent. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [send, { data }] = useResetPasswordMutation();
  const redirect = useSignedInRedirect();
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: checkPassword(password) }),
    send: ({ password }) => send({ token, password }),
    onSent: () => redirect(texts.done),
  });
  if (!token || form.refusal?.code === 'link_expired') return <LinkExpired />;

  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <AccountForm texts={texts} form={form}>
        <UsernameField email={data?.user.email ?? ''} />
        <NewPasswordField label={passwordFieldTexts.new} error={form.errors.password} {...form.text('password')} />
      </AccountForm>
    </AccountFrame>
  );
}
