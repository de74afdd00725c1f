import { useState } from 'react';
import { useResetPasswordMutation } from '../../api/account.api';
import { AccountForm } from '../../components/forms/account-form';
import { AccountFrame } from '../../components/forms/account-frame';
import { LinkExpired } from '../../components/forms/link-expired';
import { isLongEnough } from '../../components/forms/is-long-enough';
import { NewPasswordField } from '../../components/forms/new-password-field';
import { useSignedInRedirect } from './use-signed-in-redirect';
import { useAttempt } from '../../components/forms/use-attempt';
import { UsernameField } from '../../components/forms/username-field';
import { useLinkToken } from '../../session/use-link-token';
import { accountTexts } from './account-texts';
import { formTexts } from '../../components/forms/form-texts';

const texts = accountTexts.reset;
const passwordFieldTexts = formTexts.fields.password;

/** The page that the link in a reset email opens. The link is used up only when the new password is sent. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [send, { data }] = useResetPasswordMutation();
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
        <UsernameField email={data?.user.email ?? ''} />
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
