import { hasSignedInHint, useCurrentUser } from '@bearings/web';
import { useEffect } from 'react';
import { useLazyFunnelDraftQuery } from './assessment.api';
import { funnel } from './use-funnel';

/** Adds the draft from the server to the funnel. It may come from another device on which the user was signed in. */
export function useDraftFromServer(): void {
  const [fetchDraft] = useLazyFunnelDraftQuery();
  const { status } = useCurrentUser();
  useEffect(() => {
    if (status === 'loading' || funnel.current().assessmentId !== null) return;
    let isMounted = true;
    const mergeServerDraft = async () => {
      const { data } = await fetchDraft();
      if (isMounted && data && funnel.current().assessmentId === null) funnel.adopt(data);
    };
    void mergeServerDraft();
    return () => {
      isMounted = false;
    };
  }, [fetchDraft, status]);
}

/**
 * Clears the funnel when the account it belongs to has signed out, or when another account is
 * signed in. One person's answers must not be shown to another.
 */
export function useResetForOtherAccount(): void {
  const { status, user } = useCurrentUser();
  const userId = user?.id;
  useEffect(() => {
    if (status === 'loading') return;
    const { owner } = funnel.current();
    // There is also no user if the request for the session failed. So without a user, the account counts as signed out
    // only if the hint cookie is missing too. That cookie is set while a user is signed in.
    const isOtherAccount = userId ? owner !== userId : !hasSignedInHint();
    if (owner !== null && isOtherAccount) funnel.forget();
    if (userId && funnel.current().owner !== userId) funnel.claim(userId);
  }, [status, userId]);
}
