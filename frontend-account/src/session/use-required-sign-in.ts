import { pageTo, TIMINGS } from '@bearings/contracts';
import { useCurrentUser, type Session } from '@bearings/web';
import { useEffect } from 'react';
import { useNavigate } from '@bearings/web/router';
import { sessionTexts } from './session-texts';
import { useSignInFailure } from './use-sign-in-failure';

/**
 * If the user is not signed in, shows a toast and redirects to the sign-in page after 1 second. Returns the session.
 * @param path the page to return to after sign-in
 * @param description the toast's text
 */
export function useRequiredSignIn(path: string, description: string): Session {
  const session = useCurrentUser();
  const showFailure = useSignInFailure();
  const navigate = useNavigate();
  const isSignedOut = session.status === 'signedOut';

  useEffect(() => {
    if (!isSignedOut) return;
    showFailure({ title: sessionTexts.required.title, description });
    const timer = setTimeout(() => void navigate(pageTo.login(path), { replace: true }), TIMINGS.toLogin);
    return () => clearTimeout(timer);
  }, [isSignedOut, path, description, navigate, showFailure]);

  return session;
}
