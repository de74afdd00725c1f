import { pageTo, TIMINGS } from '@bearings/contracts';
import { useCurrentUser, useToast, type Session } from '@bearings/web';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionTexts } from '../texts/session-texts';

/**
 * For a page that only a signed-in user may see: tells anyone else so, and after 1 second goes to
 * the sign-in page, which leads back.
 * @param path the page's own path
 * @param description why one has to sign in
 */
export function useRequiredSignIn(path: string, description: string): Session {
  const session = useCurrentUser();
  const { toast } = useToast();
  const navigate = useNavigate();
  const signedOut = session.status === 'signedOut';

  useEffect(() => {
    if (!signedOut) return;
    toast({ title: sessionTexts.required.title, description, variant: 'destructive' });
    const timer = setTimeout(
      () => void navigate(pageTo.login(path), { replace: true }),
      TIMINGS.toLogin,
    );
    return () => clearTimeout(timer);
  }, [signedOut, path, description, navigate, toast]);

  return session;
}
