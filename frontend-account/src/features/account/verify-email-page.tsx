import { Alert } from '@bearings/ui';
import { useState } from 'react';
import { useVerifyEmailMutation } from '../../api/account.api';
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

const texts = accountTexts.verify;
const passwordFieldTexts = formTexts.fields.password;

/**
 * The page that the link in a confirmation email opens. Only its button confirms the address,
 * because mail scanners open links.
 */
export function VerifyEmailPage() {
  const token = useLinkToken();
  const [send, { data }] = useVerifyEmailMutation();
  const form = useAttempt(send);
  const { refusal } = form;
  const redirect = useSignedInRedirect();
  const [confirming, setConfirming] = useState(false);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  if (!token || refusal?.code === 'link_expired') return <LinkExpired />;

  const needsPassword = confirming || refusal?.code === 'password_needed';
  if (needsPassword && !confirming) setConfirming(true);
  const submitPassword = async () => {
    if (needsPassword) {
      setChecked(true);
      if (!isLongEnough(password)) return;
    }
    if (await form.attempt(needsPassword ? { token, password } : { token })) await redirect(texts.done);
  };
  const refusedText = refusal?.code === 'password_needed' ? undefined : form.refusedAt('password');

  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <AccountForm texts={texts} state={form} onSubmit={submitPassword}>
        {needsPassword && (
          <>
            <Alert live>{texts.needsPassword}</Alert>
            <UsernameField email={data?.user.email ?? ''} />
            <NewPasswordField
              label={passwordFieldTexts.new}
              value={password}
              disabled={form.pending}
              checked={checked}
              refused={refusedText}
              onChange={setPassword}
            />
          </>
        )}
      </AccountForm>
    </AccountFrame>
  );
}
