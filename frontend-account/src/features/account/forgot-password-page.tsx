import { INPUT_LIMITS, pages, checkEmail, normaliseEmail } from '@bearings/contracts';
import { Alert, Button, Field, Input, Note, Stack, TextLink } from '@bearings/ui';
import { useForm } from '@bearings/web';
import { useState } from 'react';
import { Link } from '@bearings/web/router';
import { useForgotPasswordMutation } from '../../api/account.api';
import { AccountForm } from '../../components/forms/account-form';
import { AccountFrame } from '../../components/forms/account-frame';
import { accountTexts } from './account-texts';
import { formTexts } from '../../components/forms/form-texts';

const texts = accountTexts.forgot;
const emailFieldTexts = formTexts.fields.email;

/** A page that requests a link to reset the password. The reply does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const [send] = useForgotPasswordMutation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: checkEmail(email, emailFieldTexts.missing) }),
    send: ({ email }) => send({ email: normaliseEmail(email) }),
    onSent: ({ email }) => setSentTo(normaliseEmail(email)),
  });

  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      {sentTo === undefined ? (
        <AccountForm texts={texts} form={form}>
          <Field label={emailFieldTexts.label} required error={form.errors.email}>
            <Input {...form.text('email')} type="email" autoComplete="username" maxLength={INPUT_LIMITS.email} />
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
