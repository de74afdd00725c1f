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
const field = accountTexts.fields.password;

/** Page of the emailed reset link. Only sending a password uses the link. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [send] = useResetPasswordMutation();
  const { attempt, pending, refusal } = useAttempt(send);
  const redirect = useSignedInRedirect();
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  if (!token || refusal?.code === 'link_expired') return <LinkExpired />;

  const submit = async () => {
    setChecked(true);
    if (!isLongEnough(password)) return;
    if (await attempt({ token, password })) await redirect(texts.done);
  };
  const tooShort = checked && !isLongEnough(password) ? field.missing : undefined;

  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <AccountForm
        submit={texts.submit}
        pendingLabel={texts.pending}
        pending={pending}
        refusal={refusal}
        onSubmit={() => void submit()}
      >
        <NewPasswordField
          label={field.new}
          value={password}
          disabled={pending}
          error={tooShort ?? (refusal?.field === 'password' ? refusal.message : undefined)}
          onChange={setPassword}
        />
      </AccountForm>
    </AccountFrame>
  );
}
