import { Note, Skeleton, Stack } from '@bearings/ui';
import { useForm } from '@bearings/web';
import { useEffect } from 'react';
import { factorTexts as texts } from './factor-texts';
import { AccountForm } from '../forms/account-form';
import { checkCode } from './check-code';
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
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: checkCode(code) }),
    send,
    onSent: onConfirmed,
  });

  useEffect(() => {
    void start(undefined);
  }, [start]);

  if (recovery) return <RecoveryCodeList codes={recovery.codes} onDone={onDone} />;
  if (isError) {
    return <LoadFailed live text={texts.failed} retry={texts.retry} onRetry={() => void start(undefined)} />;
  }
  if (!secret) return <Skeleton height="16rem" label={texts.loading} />;

  return (
    <Stack gap={3}>
      <p>{texts.scan}</p>
      <QrCode text={secret.uri} label={texts.qr} />
      <div>
        <Note>{texts.type}</Note>
        <p className="font-mono wrap-anywhere">{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      </div>
      <AccountForm texts={{ ...texts, submit: texts.confirm }} form={form}>
        <CodeField hint={texts.firstCode} error={form.errors.code} {...form.text('code')} />
      </AccountForm>
    </Stack>
  );
}
