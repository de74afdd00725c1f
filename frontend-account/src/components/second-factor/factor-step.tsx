import { cleanCode } from '@bearings/contracts';
import { Heading, Stack } from '@bearings/ui';
import { useRefreshCurrentUser } from '@bearings/web';
import { useEffect, useRef, useState } from 'react';
import { factorTexts as texts } from './factor-texts';
import { AccountForm } from '../forms/account-form';
import { useAttempt } from '../forms/use-attempt';
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
  const form = useAttempt(send);
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const submitCode = async () => {
    setChecked(true);
    if (cleanCode(code) && (await form.attempt({ code }))) await refreshUser();
  };
  return (
    <AccountForm texts={{ ...texts, submit: texts.signIn }} state={form} onSubmit={submitCode}>
      <CodeField
        hint={texts.recoveryHint}
        value={code}
        disabled={form.pending}
        error={checked && !cleanCode(code) ? texts.missing : form.refusedAt('code')}
        onChange={setCode}
      />
    </AccountForm>
  );
}
