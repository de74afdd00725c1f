import { cleanCode } from '@bearings/contracts';
import { Note, Skeleton, Stack } from '@bearings/ui';
import { useEffect, useState } from 'react';
import { factorTexts as texts } from './factor-texts';
import { AccountForm } from '../forms/account-form';
import { useAttempt } from '../forms/use-attempt';
import { CodeField } from './code-field';
import { useConfirmFactorMutation, useStartFactorMutation } from '../../api/calls.generated';
import { QrCode } from './qr-code';
import { RecoveryCodeList } from './recovery-code-list';
import { LoadFailed } from '../load-failed';

interface EnrolmentProps {
  /** Called when the second factor is active and the recovery codes are shown. */
  onConfirmed?: () => void;
  /** Called when the user says that the recovery codes are saved. */
  onDone: () => void;
}

/** Sets up a second factor: shows the QR code, checks a first code, then shows the recovery codes. */
export function Enrolment({ onDone, onConfirmed }: EnrolmentProps) {
  const [start, { data: secret, isError }] = useStartFactorMutation();
  const [send, { data: recovery }] = useConfirmFactorMutation();
  const form = useAttempt(send);
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);

  useEffect(() => {
    void start(undefined);
  }, [start]);

  if (recovery) return <RecoveryCodeList codes={recovery.codes} onDone={onDone} />;
  if (isError) {
    return <LoadFailed live text={texts.failed} retry={texts.retry} onRetry={() => void start(undefined)} />;
  }
  if (!secret) return <Skeleton height="16rem" label={texts.loading} />;

  const submitCode = async () => {
    setChecked(true);
    if (cleanCode(code) && (await form.attempt({ code }))) onConfirmed?.();
  };
  return (
    <Stack gap={3}>
      <p>{texts.scan}</p>
      <QrCode text={secret.uri} label={texts.qr} />
      <div>
        <Note>{texts.type}</Note>
        <p className="font-mono wrap-anywhere">{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      </div>
      <AccountForm texts={{ ...texts, submit: texts.confirm }} state={form} onSubmit={submitCode}>
        <CodeField
          hint={texts.firstCode}
          value={code}
          disabled={form.pending}
          error={checked && !cleanCode(code) ? texts.missing : form.refusedAt('code')}
          onChange={setCode}
        />
      </AccountForm>
    </Stack>
  );
}
