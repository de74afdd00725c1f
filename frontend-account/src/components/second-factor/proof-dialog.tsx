import { Button, Stack } from '@bearings/ui';
import { Dialog } from '@bearings/ui/controls';
import { useState } from 'react';
import { factorTexts } from './factor-texts';
import { AccountForm } from '../forms/account-form';
import { CurrentPasswordField } from '../forms/current-password-field';
import { useAttempt } from '../forms/use-attempt';
import { CodeField } from './code-field';
import { useFactorStateQuery, useProveMutation } from '../../api/calls.generated';
import type { ProofState } from './use-proof';

const texts = factorTexts.proof;

/** A dialog that asks for the password again, or for a code if the account has a second factor. */
export function ProofDialog({ proof }: { proof: ProofState }) {
  return (
    <Dialog
      open={proof.asking}
      onOpenChange={(open) => !open && proof.settle(false)}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.cancel}
    >
      {proof.asking && <ProofForm onProven={() => proof.settle(true)} />}
    </Dialog>
  );
}

function ProofForm({ onProven }: { onProven: () => void }) {
  const { data: factor } = useFactorStateQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send] = useProveMutation();
  const form = useAttempt(send);
  const [byCode, setByCode] = useState<boolean>();
  const [value, setValue] = useState('');
  const [checked, setChecked] = useState(false);
  const hasFactor = factor?.state === 'on';
  const isCodeAsked = byCode ?? hasFactor;

  const submitProof = async () => {
    setChecked(true);
    if (value && (await form.attempt(isCodeAsked ? { code: value } : { password: value }))) onProven();
  };
  const missingText = isCodeAsked ? factorTexts.missing : texts.passwordMissing;
  const error = checked && !value ? missingText : form.refusal?.field ? form.refusal.message : undefined;
  return (
    <Stack gap={2}>
      <AccountForm texts={texts} state={form} onSubmit={submitProof}>
        {isCodeAsked ? (
          <CodeField value={value} disabled={form.pending} error={error} onChange={setValue} />
        ) : (
          <CurrentPasswordField
            label={texts.password}
            value={value}
            disabled={form.pending}
            error={error}
            onChange={setValue}
          />
        )}
      </AccountForm>
      {hasFactor && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            setValue('');
            setChecked(false);
            setByCode(!isCodeAsked);
          }}
        >
          {isCodeAsked ? texts.byPassword : texts.byCode}
        </Button>
      )}
    </Stack>
  );
}
