import { hasSignedInHint, useCurrentUser } from '@bearings/web';
import { useEffect } from 'react';
import { useLazyFunnelDraftQuery } from './assessment.api';
import { funnel } from './use-funnel';

/** Merges the server's draft, which may come from another device of the account. */
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
 * Clears the funnel when its account has signed out or another account is signed in, so that one
 * person's answers are not shown to another.
 */
export function useResetForOtherAccount(): void {
  const { status, user } = useCurrentUser();
  const userId = user?.id;
  useEffect(() => {
    if (status === 'loading') return;
    const { owner } = funnel.current();
    // A failed session request returns no user either, so only a missing hint cookie means a sign-out.
    const isOtherAccount = userId ? owner !== userId : !hasSignedInHint();
    if (owner !== null && isOtherAccount) funnel.forget();
    if (userId && funnel.current().owner !== userId) funnel.claim(userId);
  }, [status, userId]);
}
