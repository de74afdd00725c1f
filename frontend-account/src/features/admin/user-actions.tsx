import type { AdminUser } from '@bearings/contracts';
import { adminTexts } from './admin-texts';
import { useDeleteUserAccountMutation, useEndUserSessionsMutation } from './admin.api';
import { ConfirmedAction } from './confirmed-action';

/** Buttons that sign an account out on all devices, or delete it. The account of an administrator or of support cannot be deleted. */
export function UserActions({ account }: { account: AdminUser }) {
  const [endSessions] = useEndUserSessionsMutation();
  const [remove] = useDeleteUserAccountMutation();
  return (
    <div className="-my-1 flex items-center justify-end gap-x-2 *:text-nowrap">
      <ConfirmedAction
        words={adminTexts.signOut}
        text={adminTexts.signOut.text(account.email)}
        run={() => endSessions(account.id)}
      />
      {account.role === 'user' && (
        <ConfirmedAction
          words={adminTexts.remove}
          text={adminTexts.remove.text(account.email)}
          run={() => remove(account.id)}
        />
      )}
    </div>
  );
}
