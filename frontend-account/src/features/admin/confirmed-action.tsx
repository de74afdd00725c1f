import { Button } from '@bearings/ui';
import { AlertDialog } from '@bearings/ui/controls';
import { toReadableMessage, useFailureToast, useToast, type ToastContent } from '@bearings/web';
import { useState } from 'react';
import { adminTexts } from './admin-texts';
import { ProofDialog } from '../../components/second-factor/proof-dialog';
import { useProof } from '../../components/second-factor/use-proof';

interface ConfirmedActionProps {
  words: { button: string; title: string; confirm: string; done: ToastContent; failed: string };
  /** The consequences of the action, shown in the dialog. */
  text: string;
  confirmVariant?: 'primary';
  className?: string;
  run: () => PromiseLike<{ error?: unknown }>;
}

/**
 * A button whose action must be confirmed in a dialog. If the server requires it, the dialog also
 * asks for the password.
 */
export function ConfirmedAction({ words, text, confirmVariant, className, run }: ConfirmedActionProps) {
  const { toast } = useToast();
  const showFailure = useFailureToast();
  const proof = useProof();
  const [isRunning, setIsRunning] = useState(false);
  const confirm = async () => {
    setIsRunning(true);
    const outcome = await proof.run(run);
    setIsRunning(false);
    if (!outcome) return;
    if (!outcome.error) toast(words.done);
    else {
      const description = toReadableMessage(outcome.error, adminTexts.failed.text);
      showFailure({ title: words.failed, description });
    }
  };
  return (
    <>
      <AlertDialog
        title={words.title}
        description={text}
        confirmLabel={words.confirm}
        confirmVariant={confirmVariant}
        cancelLabel={adminTexts.keep}
        onConfirm={() => void confirm()}
        trigger={
          <Button variant="secondary" size="small" className={className} loading={isRunning}>
            {words.button}
          </Button>
        }
      />
      <ProofDialog proof={proof} />
    </>
  );
}
