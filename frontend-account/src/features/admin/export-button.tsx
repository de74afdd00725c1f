import { Button } from '@bearings/ui';
import { downloadFile, toReadableMessage, useFailureToast, useToast } from '@bearings/web';
import { useState, type ReactElement } from 'react';
import { adminTexts } from './admin-texts';
import { ProofDialog } from '../../components/second-factor/proof-dialog';
import { useProof } from '../../components/second-factor/use-proof';

interface ExportButtonProps {
  /** The path and query of the file. */
  path: string;
  label: string;
  icon: ReactElement;
}

/** A button that downloads a file with data of people. If the server requires it, a dialog asks for the password first. */
export function ExportButton({ path, label, icon }: ExportButtonProps) {
  const { toast } = useToast();
  const showFailure = useFailureToast();
  const proof = useProof();
  const [isRunning, setIsRunning] = useState(false);
  const save = async () => {
    setIsRunning(true);
    const outcome = await proof.run(async () => ({ error: await downloadFile(path) }));
    setIsRunning(false);
    if (!outcome) return;
    if (!outcome.error) toast(adminTexts.exported);
    else {
      const description = toReadableMessage(outcome.error, adminTexts.failed.text);
      showFailure({ title: adminTexts.exportFailed, description });
    }
  };
  return (
    <>
      <Button variant="secondary" size="small" loading={isRunning} onClick={() => void save()}>
        {icon}
        <span>{label}</span>
      </Button>
      <ProofDialog proof={proof} />
    </>
  );
}
