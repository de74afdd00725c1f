import { pages, type AccountDeletion } from '@bearings/contracts';
import { api, useAppDispatch, useRefreshCurrentUser, useToast } from '@bearings/web';
import { useNavigate } from 'react-router-dom';
import { accountTexts } from '../../texts/account-texts';
import { useDeleteAccountMutation } from '../account/account.api';
import { useAttempt } from '../account/use-attempt';

/** Deletes the account, forgets what the browser knew of it, and goes to the start page. */
export function useAccountDeletion() {
  const [send] = useDeleteAccountMutation();
  const { attempt, pending, refusal } = useAttempt(send);
  const { toast } = useToast();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const lookWhoIsThere = useRefreshCurrentUser();

  const remove = async (proof: AccountDeletion) => {
    if (!(await attempt(proof))) return;
    // Away first, and drawn at once: the page one is on would ask to sign in.
    await navigate(pages.home, { replace: true, flushSync: true });
    await lookWhoIsThere();
    dispatch(api.util.invalidateTags(['Assessments', 'Reports', 'Draft']));
    toast(accountTexts.remove.done);
  };

  return { remove, pending, refusal };
}
