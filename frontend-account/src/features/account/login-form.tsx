import { INPUT_LIMITS, pages } from '@bearings/contracts';
import { Alert, Button, Field, Input, Note, PasswordInput, Stack, TextLink } from '@bearings/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { Link, useLocation } from '@bearings/web/router';
import { loginTexts as texts } from './login-texts';
import { FactorStep } from '../../components/second-factor/load-factor';
import { DemoAdmin } from './demo-admin';
import { useLogin } from './use-login';

/** The form for signing in with email and password. It also shows why a sign-in failed. */
export function LoginForm() {
  const { search } = useLocation();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const login = useLogin({ email: emailInput, password: passwordInput });
  const { email, password, missing, failure, pending } = login;

  // The inputs lost the focus because they were disabled during the request. After a failed sign-in, the password
  // field gets it.
  useEffect(() => {
    if (failure) passwordInput.current?.focus();
  }, [failure]);

  if (login.step) return <FactorStep step={login.step} />;

  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) void login.submit();
  };

  return (
    <Stack gap={3}>
      <form noValidate onSubmit={submitForm} aria-busy={pending}>
        <Stack gap={3}>
          {failure && (
            <Alert tone="danger" title={texts.failed.title} live>
              {failure}
            </Alert>
          )}
          <Field label={texts.email.label} required error={missing && !email ? texts.email.missing : undefined}>
            <Input
              ref={emailInput}
              type="email"
              name="email"
              autoComplete="username"
              maxLength={INPUT_LIMITS.email}
              value={email}
              disabled={pending}
              onChange={({ target }) => login.setEmail(target.value)}
            />
          </Field>
          <Field
            label={texts.password.label}
            required
            error={missing && !password ? texts.password.missing : undefined}
            aside={
              <TextLink asChild alone>
                <Link to={pages.forgotPassword}>{texts.forgotten}</Link>
              </TextLink>
            }
          >
            <PasswordInput
              ref={passwordInput}
              name="password"
              autoComplete="current-password"
              maxLength={INPUT_LIMITS.passwordMax}
              value={password}
              disabled={pending}
              showLabel={texts.password.show}
              hideLabel={texts.password.hide}
              onChange={({ target }) => login.setPassword(target.value)}
            />
          </Field>
          <Button type="submit" wide loading={pending}>
            {pending ? texts.pending : texts.submit}
          </Button>
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
      <DemoAdmin disabled={pending} onFillIn={login.fillIn} />
    </Stack>
  );
}
