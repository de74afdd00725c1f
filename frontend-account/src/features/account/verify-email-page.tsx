import { Alert } from '@bearings/ui';
import { useForm } from '@bearings/web';
import { useState } from 'react';
import { useVerifyEmailMutation } from '../../api/account.api';
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

const texts = accountTexts.verify;
const passwordFieldTexts = formTexts.fields.password;

/**
 * The page that the link in a confirmation email opens. Only its button confirms the address,
 * because mail scanners open links.
 */
export function VerifyEmailPage() {
  const token = useLinkToken();
  const [send, { data }] = useVerifyEmailMutation();
  const redirect = useSignedInRedirect();
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: needsPassword ? checkPassword(password) : undefined }),
    send: ({ password }) => send(needsPassword ? { token, password } : { token }),
    onSent: () => redirect(texts.done),
    onRefused: ({ code }) => {
      if (code !== 'password_needed') return;
      setNeedsPassword(true);
      form.reset();
    },
  });
  if (!token || form.refusal?.code === 'link_expired') return <LinkExpired />;

  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <AccountForm texts={texts} form={form}>
        {needsPassword && (
          <>
            <Alert live>{texts.needsPassword}</Alert>
            <UsernameField email={data?.user.email ?? ''} />
            <NewPasswordField label={passwordFieldTexts.new} error={form.errors.password} {...form.text('password')} />
          </>
        )}
      </AccountForm>
    </AccountFrame>
  );
}
