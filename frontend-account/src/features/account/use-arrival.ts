import { useRefreshCurrentUser, useToast, type ToastContent } from '@bearings/web';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { destinationOf } from '../login/return-to';

/** After a call that signed somebody in: says so and goes where they wanted to go. */
export function useArrival(): (toast: ToastContent) => Promise<void> {
  const { toast } = useToast();
  const lookWhoIsThere = useRefreshCurrentUser();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (content) => {
    const user = await lookWhoIsThere();
    toast(content);
    await navigate(destinationOf(user ?? { role: 'user' }, search.get('returnTo')), {
      replace: true,
    });
  };
}
