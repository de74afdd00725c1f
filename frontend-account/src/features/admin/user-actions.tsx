import type { AdminUser } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { AlertDialog } from '@bearings/ui/controls';
import { readableMessage, useToast } from '@bearings/web';
import { adminTexts } from '../../texts/admin-texts';
import { ProofDialog } from '../factor/proof-dialog';
import { useProof } from '../factor/use-proof';
import { useDeleteUserAccountMutation, useEndUserSessionsMutation } from './admin.api';

/** Signs an account out everywhere, or deletes it. An administrator's account cannot be deleted. */
export function UserActions({ account }: { account: AdminUser }) {
  const [endSessions] = useEndUserSessionsMutation();
  const [remove] = useDeleteUserAccountMutation();
  return (
    <div className="-my-2 flex items-center justify-end gap-x-2 *:text-nowrap">
      <UserAction
        email={account.email}
        words={adminTexts.signOut}
        onConfirm={() => endSessions(account.id)}
      />
      {account.role === 'user' && (
        <UserAction
          email={account.email}
          words={adminTexts.remove}
          onConfirm={() => remove(account.id)}
        />
      )}
    </div>
  );
}

interface UserActionProps {
  email: string;
  words: typeof adminTexts.signOut | typeof adminTexts.remove;
  onConfirm: () => PromiseLike<{ error?: unknown }>;
}

function UserAction({ email, words, onConfirm }: UserActionProps) {
  const { toast } = useToast();
  const proof = useProof();
  const confirm = async () => {
    const outcome = await proof.run(onConfirm);
    if (!outcome) return;
    if (!outcome.error) toast(words.done);
    else {
      const description = readableMessage(outcome.error, adminTexts.failed.text);
      toast({ title: words.failed, description, variant: 'destructive' });
    }
  };
  return (
    <>
      <AlertDialog
        title={words.title}
        description={words.text(email)}
        confirmLabel={words.confirm}
        cancelLabel={adminTexts.keep}
        onConfirm={() => void confirm()}
        trigger={
          <Button variant="secondary" size="small">
            {words.button}
          </Button>
        }
      />
      <ProofDialog proof={proof} />
    </>
  );
}
