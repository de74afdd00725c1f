import { Button, Stack } from '@bearings/ui';
import { Dialog } from '@bearings/ui/controls';
import { useForm } from '@bearings/web';
import { useState } from 'react';
import { factorTexts } from './factor-texts';
import { AccountForm } from '../forms/account-form';
import { CurrentPasswordField } from '../forms/current-password-field';
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
  const [byCode, setByCode] = useState<boolean>();
  const hasFactor = factor?.state === 'on';
  const isCodeAsked = byCode ?? hasFactor;
  const form = useForm({
    initial: { code: '', password: '' },
    validate: ({ code, password }) =>
      isCodeAsked
        ? { code: code ? undefined : factorTexts.missing }
        : { password: password ? undefined : texts.passwordMissing },
    send: ({ code, password }) => send(isCodeAsked ? { code } : { password }),
    onSent: onProven,
  });
  return (
    <Stack gap={2}>
      <AccountForm texts={texts} form={form}>
        {isCodeAsked ? (
          <CodeField error={form.errors.code} {...form.text('code')} />
        ) : (
          <CurrentPasswordField label={texts.password} error={form.errors.password} {...form.text('password')} />
        )}
      </AccountForm>
      {hasFactor && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            form.reset();
            setByCode(!isCodeAsked);
          }}
        >
          {isCodeAsked ? texts.byPassword : texts.byCode}
        </Button>
      )}
    </Stack>
  );
}
