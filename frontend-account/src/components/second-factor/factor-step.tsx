import { Heading, Stack } from '@bearings/ui';
import { useForm, useRefreshCurrentUser } from '@bearings/web';
import { useEffect, useRef, useState } from 'react';
import { factorTexts as texts } from './factor-texts';
import { AccountForm } from '../forms/account-form';
import { checkCode } from './check-code';
import { CodeField } from './code-field';
import { Enrolment } from './enrolment';
import { usePassFactorMutation } from '../../api/calls.generated';

/** The second step of an administrator's sign-in, after the password: a code, or setting up a second factor. */
export function FactorStep({ step }: { step: 'code' | 'enrol' }) {
  const refreshUser = useRefreshCurrentUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const words = texts.steps[isConfirmed ? 'codes' : step];

  // This step replaces the form that had the focus, so its heading gets the focus.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack gap={3} data-factor-step>
      <Stack gap={1}>
        <Heading level={2} size="small" ref={heading} tabIndex={-1}>
          {words.title}
        </Heading>
        <p>{words.lead}</p>
      </Stack>
      {step === 'code' ? (
        <CodeForm />
      ) : (
        <Enrolment onConfirmed={() => setConfirmed(true)} onDone={() => void refreshUser()} />
      )}
    </Stack>
  );
}

function CodeForm() {
  const refreshUser = useRefreshCurrentUser();
  const [send] = usePassFactorMutation();
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: checkCode(code) }),
    send,
    onSent: refreshUser,
  });
  return (
    <AccountForm texts={{ ...texts, submit: texts.signIn }} form={form}>
      <CodeField hint={texts.recoveryHint} error={form.errors.code} {...form.text('code')} />
    </AccountForm>
  );
}
