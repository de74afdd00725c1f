import { Badge, Button, Note, Skeleton } from '@bearings/ui';
import { AlertDialog } from '@bearings/ui/controls';
import { useRefreshCurrentUser } from '@bearings/web';
import { useState } from 'react';
import { LoadFailed } from '../load-failed';
import { factorTexts as texts } from './factor-texts';
import { Enrolment } from './enrolment';
import { useFactorStateQuery, useRemoveFactorMutation, useRenewRecoveryCodesMutation } from '../../api/calls.generated';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodeList } from './recovery-code-list';
import { useProof } from './use-proof';
import { TitledCard } from '../titled';

/** The settings of a signed-in administrator's second factor. */
export function FactorCard() {
  const { data, isError, isFetching, refetch } = useFactorStateQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <TitledCard title={texts.title}>
      {!data && !isError && <Skeleton height="5rem" label={texts.loading} />}
      {!data && isError && (
        <LoadFailed text={texts.failed} retry={texts.retry} loading={isFetching} onRetry={refetch} />
      )}
      {data?.state === 'off' && <FactorOff onDone={() => void refetch()} />}
      {data?.state === 'on' && <FactorOn left={data.recoveryCodes} onDone={() => void refetch()} />}
    </TitledCard>
  );
}

function FactorOff({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const proof = useProof();
  const setUp = async () => {
    if (await proof.ask()) setOpen(true);
  };
  if (open) return <Enrolment onDone={onDone} />;
  return (
    <>
      <Note>{texts.off}</Note>
      <Button variant="secondary" size="small" wide onClick={() => void setUp()}>
        {texts.setUp}
      </Button>
      <ProofDialog proof={proof} />
    </>
  );
}

function FactorOn({ left, onDone }: { left: number; onDone: () => void }) {
  const [renew, { data: fresh, reset, isLoading }] = useRenewRecoveryCodesMutation();
  const [remove] = useRemoveFactorMutation();
  const refreshUser = useRefreshCurrentUser();
  const proof = useProof();
  if (fresh) {
    return (
      <RecoveryCodeList
        codes={fresh.codes}
        onDone={() => {
          reset();
          onDone();
        }}
      />
    );
  }
  const removeNow = async () => {
    const outcome = await proof.run(() => remove(undefined));
    if (outcome && !outcome.error) await refreshUser();
  };
  return (
    <>
      <p>
        <Badge tone="success">{texts.on}</Badge>
      </p>
      <Note>{texts.left(left)}</Note>
      <Button
        variant="secondary"
        size="small"
        wide
        loading={isLoading}
        onClick={() => void proof.run(() => renew(undefined))}
      >
        {texts.renew}
      </Button>
      <AlertDialog
        title={texts.remove.title}
        description={texts.remove.text}
        confirmLabel={texts.remove.confirm}
        cancelLabel={texts.remove.cancel}
        onConfirm={() => void removeNow()}
        trigger={
          <Button variant="ghost" size="small" wide>
            {texts.remove.button}
          </Button>
        }
      />
      <ProofDialog proof={proof} />
    </>
  );
}
