import { SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import { useCurrentUser } from '@bearings/web';
import { useEffect } from 'react';
import { useLazyFunnelDraftQuery } from './assessment.api';
import { journey } from './use-journey';

const someoneIsSignedIn = () =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${SIGNED_IN_HINT_COOKIE}=`));

/** Fills in what the server kept, perhaps from another device of the same account. */
export function useDraftFromServer(): void {
  const [fetchDraft] = useLazyFunnelDraftQuery();
  const { status } = useCurrentUser();
  useEffect(() => {
    if (status === 'loading' || journey.current().assessmentId !== null) return;
    let wanted = true;
    const fillIn = async () => {
      const { data } = await fetchDraft();
      if (wanted && data && journey.current().assessmentId === null) journey.adopt(data);
    };
    void fillIn();
    return () => {
      wanted = false;
    };
  }, [fetchDraft, status]);
}

/**
 * What was begun while somebody was signed in is theirs: another account, or nobody after they
 * have signed out, starts anew at this browser.
 */
export function useOwnJourneyOnly(): void {
  const { status, user } = useCurrentUser();
  const userId = user?.id;
  useEffect(() => {
    if (status === 'loading') return;
    const { owner } = journey.current();
    // A failed look at the session also counts as signed out: only the cookie's absence is proof.
    const isAnothers = userId ? owner !== userId : !someoneIsSignedIn();
    if (owner !== null && isAnothers) journey.forget();
    if (userId && journey.current().owner !== userId) journey.claim(userId);
  }, [status, userId]);
}
