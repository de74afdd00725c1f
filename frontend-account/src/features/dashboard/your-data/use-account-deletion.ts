import { pages, type AccountDeletion } from '@bearings/contracts';
import { api, useAppDispatch, useRefreshCurrentUser, useToast } from '@bearings/web';
import { useNavigate } from '@bearings/web/router';
import { yourDataTexts } from './your-data-texts';
import { useDeleteAccountMutation } from '../../../api/account.api';
import { useAttempt } from '../../../components/forms/use-attempt';

/** Returns a function that deletes the account, clears its cached data and opens the start page. */
export function useAccountDeletion() {
  const [send] = useDeleteAccountMutation();
  const { attempt, ...form } = useAttempt(send);
  const { toast } = useToast();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const refreshUser = useRefreshCurrentUser();

  const deleteAccount = async (proof: AccountDeletion) => {
    if (!(await attempt(proof))) return;
    // Navigates and renders first: without a user, the current page would redirect to the sign-in page.
    await navigate(pages.home, { replace: true, flushSync: true });
    await refreshUser();
    dispatch(api.util.invalidateTags(['Assessments', 'Reports', 'Draft']));
    toast(yourDataTexts.deletion.done);
  };

  return { deleteAccount, form };
}
