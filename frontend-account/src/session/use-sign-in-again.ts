import { pageTo, TIMINGS } from '@bearings/contracts';
import { useEffect, useRef } from 'react';
import { sessionTexts } from './session-texts';
import { leaveForAddress } from './leave-site';
import { useSignInFailure } from './use-sign-in-failure';

/**
 * Returns a function for an ended session: it shows a toast and opens `/api/login` after 500 ms.
 * @param returnTo the path to return to after sign-in
 */
export function useSignInAgain(returnTo: string): () => void {
  const showFailure = useSignInFailure();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    showFailure(sessionTexts.unauthorised);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => leaveForAddress(pageTo.apiLogin(returnTo)), TIMINGS.toApiLogin);
  };
}
