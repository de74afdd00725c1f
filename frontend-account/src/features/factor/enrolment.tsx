import { Alert, Button, Note, Skeleton, Stack } from '@bearings/ui';
import { useEffect, useState } from 'react';
import { factorTexts as texts } from '../../texts/factor-texts';
import { AccountForm } from '../account/account-form';
import { useAttempt } from '../account/use-attempt';
import { CodeField } from './code-field';
import { useConfirmFactorMutation, useStartFactorMutation } from '../../api/calls.generated';
import { QrCode } from './qr-code';
import { RecoveryCodeList } from './recovery-code-list';

interface EnrolmentProps {
  /** Called when the factor is on and its recovery codes are shown. */
  onConfirmed?: () => void;
  /** Called when the user has saved the codes. */
  onDone: () => void;
}

/** Sets up a second factor: the QR code, a first code, then the recovery codes. */
export function Enrolment({ onDone, onConfirmed }: EnrolmentProps) {
  const [start, { data: secret, isError }] = useStartFactorMutation();
  const [send, { data: recovery }] = useConfirmFactorMutation();
  const { attempt, pending, refusal } = useAttempt(send);
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);

  useEffect(() => {
    void start(undefined);
  }, [start]);

  if (recovery) return <RecoveryCodeList codes={recovery.codes} onDone={onDone} />;
  if (isError) {
    return (
      <Alert
        tone="warning"
        live
        action={
          <Button variant="secondary" size="small" onClick={() => void start(undefined)}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failed}
      </Alert>
    );
  }
  if (!secret) return <Skeleton height="16rem" label={texts.loading} />;

  const submit = async () => {
    setChecked(true);
    if (code.trim() && (await attempt({ code }))) onConfirmed?.();
  };
  const refused = refusal?.field === 'code' ? refusal.message : undefined;
  return (
    <Stack gap={3}>
      <p>{texts.scan}</p>
      <QrCode text={secret.uri} label={texts.qr} />
      <div>
        <Note>{texts.type}</Note>
        <p className="font-mono wrap-anywhere">{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      </div>
      <AccountForm
        submit={texts.confirm}
        pendingLabel={texts.pending}
        pending={pending}
        refusal={refusal}
        onSubmit={() => void submit()}
      >
        <CodeField
          hint={texts.firstCode}
          value={code}
          disabled={pending}
          error={checked && !code.trim() ? texts.missing : refused}
          onChange={setCode}
        />
      </AccountForm>
    </Stack>
  );
}
