import { pageTo, TIMINGS } from '@bearings/contracts';
import { useToast } from '@bearings/web';
import { useEffect, useRef } from 'react';
import { sessionTexts } from '../texts/session-texts';
import { leaveForAddress } from './leave-site';

/**
 * Returns a function for an ended session: it shows a toast and opens `/api/login` after 500 ms.
 * @param returnTo the path to return to after sign-in
 */
export function useSignInAgain(returnTo: string): () => void {
  const { toast } = useToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    toast({ ...sessionTexts.unauthorised, variant: 'destructive' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => leaveForAddress(pageTo.apiLogin(returnTo)), TIMINGS.toApiLogin);
  };
}
