import { pageTo, TIMINGS } from '@bearings/contracts';
import { useToast } from '@bearings/web';
import { useEffect, useRef } from 'react';
import { sessionTexts } from '../texts/session-texts';
import { leaveFor } from './leave-for';

/**
 * For a session that has ended: says so, and after 500 ms goes to `/api/login`, which leads back.
 * @param returnTo the path to come back to
 */
export function useSignInAgain(returnTo: string): () => void {
  const { toast } = useToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    toast({ ...sessionTexts.unauthorised, variant: 'destructive' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => leaveFor(pageTo.apiLogin(returnTo)), TIMINGS.toApiLogin);
  };
}
