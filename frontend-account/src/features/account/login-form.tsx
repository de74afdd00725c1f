import { INPUT_LIMITS, pages } from '@bearings/contracts';
import { Alert, Field, Input, Note, PasswordInput, Stack, TextLink } from '@bearings/ui';
import { SubmitButton } from '@bearings/web';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from '@bearings/web/router';
import { loginTexts as texts } from './login-texts';
import { FactorStep } from '../../components/second-factor/load-factor';
import { DemoAdmin } from './demo-admin';
import { useLogin } from './use-login';

/** The form for signing in with email and password. It also shows why a sign-in failed. */
export function LoginForm() {
  const { search } = useLocation();
  const passwordInput = useRef<HTMLInputElement>(null);
  const { form, step } = useLogin();
  const { failure, pending } = form;

  // The inputs lost the focus because they were disabled during the request. After a failed sign-in, the password
  // field gets it.
  useEffect(() => {
    if (failure) passwordInput.current?.focus();
  }, [failure]);

  if (step) return <FactorStep step={step} />;

  return (
    <Stack gap={3}>
      <form {...form.props}>
        <Stack gap={3}>
          {failure && (
            <Alert tone="danger" title={texts.failed.title} live>
              {failure}
            </Alert>
          )}
          <Field label={texts.email.label} required error={form.errors.email}>
            <Input
              {...form.text('email')}
              type="email"
              autoComplete="username"
              maxLength={INPUT_LIMITS.email}
              disabled={pending}
            />
          </Field>
          <Field
            label={texts.password.label}
            required
            error={form.errors.password}
            aside={
              <TextLink asChild alone>
                <Link to={pages.forgotPassword}>{texts.forgotten}</Link>
              </TextLink>
            }
          >
            <PasswordInput
              {...form.text('password')}
              ref={passwordInput}
              autoComplete="current-password"
              maxLength={INPUT_LIMITS.passwordMax}
              disabled={pending}
              showLabel={texts.password.show}
              hideLabel={texts.password.hide}
            />
          </Field>
          <SubmitButton form={form} wide>
            {pending ? texts.pending : texts.submit}
          </SubmitButton>
        </Stack>
      </form>
      <Note>
        <span>{`${texts.register.before} `}</span>
        <TextLink asChild>
          <Link to={pages.register + search}>{texts.register.link}</Link>
        </TextLink>
      </Note>
      <Note>
        <span>{`${texts.support.before} `}</span>
        <TextLink asChild>
          <Link to={pages.contact}>{texts.support.link}</Link>
        </TextLink>
      </Note>
      <DemoAdmin
        disabled={pending}
        onFillIn={(credentials) => {
          form.reset();
          form.change(credentials);
        }}
      />
    </Stack>
  );
}
