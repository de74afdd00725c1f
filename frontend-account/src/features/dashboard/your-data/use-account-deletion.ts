import { pages, type AccountDeletion } from '@bearings/contracts';
import { api, useAppDispatch, useRefreshCurrentUser, useToast } from '@bearings/web';
import { useNavigate } from '@bearings/web/router';
import { yourDataTexts } from './your-data-texts';
import { useDeleteAccountMutation } from '../../../api/account.api';

/** Returns the function that deletes the account. If that succeeds, it clears the cached data and opens the start page. */
export function useAccountDeletion(): (proof: AccountDeletion) => Promise<{ error?: unknown }> {
  const [send] = useDeleteAccountMutation();
  const { toast } = useToast();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const refreshUser = useRefreshCurrentUser();

  return async (proof) => {
    const { error } = await send(proof);
    if (error) return { error };
    // Navigates and renders first: without a user, the current page would redirect to the sign-in page.
    await navigate(pages.home, { replace: true, flushSync: true });
    await refreshUser();
    dispatch(api.util.invalidateTags(['Assessments', 'Reports', 'Draft']));
    toast(yourDataTexts.deletion.done);
    return {};
  };
}
