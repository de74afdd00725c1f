import { useState } from 'react';
import { useResetPasswordMutation } from '../features/account/account.api';
import { AccountForm } from '../features/account/account-form';
import { AccountFrame } from '../features/account/account-frame';
import { LinkExpired } from '../features/account/link-expired';
import { isLongEnough } from '../features/account/is-long-enough';
import { NewPasswordField } from '../features/account/new-password-field';
import { useSignedInRedirect } from '../features/account/use-signed-in-redirect';
import { useAttempt } from '../features/account/use-attempt';
import { useLinkToken } from '../features/account/use-link-token';
import { accountTexts } from '../texts/account-texts';

const texts = accountTexts.reset;
const passwordFieldTexts = accountTexts.fields.password;

/** The page that the link in a reset email opens. The link is used up only when the new password is sent. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [send] = useResetPasswordMutation();
  const form = useAttempt(send);
  const redirect = useSignedInRedirect();
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  if (!token || form.refusal?.code === 'link_expired') return <LinkExpired />;

  const submitPassword = async () => {
    setChecked(true);
    if (!isLongEnough(password)) return;
    if (await form.attempt({ token, password })) await redirect(texts.done);
  };

  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <AccountForm texts={texts} state={form} onSubmit={submitPassword}>
        <NewPasswordField
          label={passwordFieldTexts.new}
          value={password}
          disabled={form.pending}
          checked={checked}
          refused={form.refusedAt('password')}
          onChange={setPassword}
        />
      </AccountForm>
    </AccountFrame>
  );
}
