import { INPUT_LIMITS, pages, parseEmail } from '@bearings/contracts';
import { Alert, Button, Field, Input, Note, Stack, TextLink } from '@bearings/ui';
import { useState } from 'react';
import { Link } from '@bearings/web/router';
import { useForgotPasswordMutation } from '../../api/account.api';
import { AccountForm } from '../../components/forms/account-form';
import { AccountFrame } from '../../components/forms/account-frame';
import { useAttempt } from '../../components/forms/use-attempt';
import { accountTexts } from './account-texts';
import { formTexts } from '../../components/forms/form-texts';

const texts = accountTexts.forgot;
const emailFieldTexts = formTexts.fields.email;

/** A page that requests a link to reset the password. The reply does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const [send] = useForgotPasswordMutation();
  const form = useAttempt(send);
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  const parsedEmail = parseEmail(email);
  const problem = parsedEmail.ok ? undefined : email.trim() ? parsedEmail.problem : emailFieldTexts.missing;

  const submitEmail = async () => {
    setChecked(true);
    if (parsedEmail.ok && (await form.attempt({ email: parsedEmail.email }))) setSentTo(parsedEmail.email);
  };

  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      {sentTo === undefined ? (
        <AccountForm texts={texts} state={form} onSubmit={submitEmail}>
          <Field
            label={emailFieldTexts.label}
            required
            error={(checked ? problem : undefined) ?? form.refusedAt('email')}
          >
            <Input
              type="email"
              name="email"
              autoComplete="username"
              maxLength={INPUT_LIMITS.email}
              value={email}
              disabled={form.pending}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
        </AccountForm>
      ) : (
        <Alert
          tone="success"
          title={texts.sent.title}
          live
          action={
            <Button variant="secondary" size="small" onClick={() => setSentTo(undefined)}>
              {texts.sent.again}
            </Button>
          }
        >
          <Stack gap={1}>
            <p>{texts.sent.text(sentTo)}</p>
            <p>{texts.sent.nothing}</p>
          </Stack>
        </Alert>
      )}
      <Note>
        <TextLink asChild alone>
          <Link to={pages.login}>{accountTexts.toSignIn}</Link>
        </TextLink>
      </Note>
    </AccountFrame>
  );
}
