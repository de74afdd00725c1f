import { useRefreshCurrentUser, useToast, type ToastContent } from '@bearings/web';
import { useNavigate, useSearchParams } from '@bearings/web/router';
import { chooseDestination } from './return-to';

/**
 * Returns a function to call after a successful sign-in: it refreshes the session, shows the toast
 * and navigates to the requested page.
 */
export function useSignedInRedirect(): (toast: ToastContent) => Promise<void> {
  const { toast } = useToast();
  const refreshUser = useRefreshCurrentUser();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (content) => {
    const user = await refreshUser();
    toast(content);
    await navigate(chooseDestination(user ?? { role: 'user' }, search.get('returnTo')), {
      replace: true,
    });
  };
}
