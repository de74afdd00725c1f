import { useFailureToast } from '@bearings/web';

/**
 * Returns the function that shows why somebody is not signed in. Pages that need a session and the sign-in form share
 * its action, so a successful sign-in also closes the toast of the page that asked for it.
 */
export const useSignInFailure = () => useFailureToast('sign-in');
