import { useCurrentUser } from '@bearings/web';
import { useState } from 'react';
import { Navigate, useSearchParams } from '@bearings/web/router';
import { AccountFrame } from '../../components/forms/account-frame';
import { RegisterForm } from './register-form';
import { chooseDestination } from './return-to';
import { accountTexts } from './account-texts';

const texts = accountTexts.register;

/** The page for creating an account. Redirects a user who is already signed in. */
export function RegisterPage() {
  const { status, user } = useCurrentUser();
  const [search] = useSearchParams();
  // Whether the visitor was already signed in when the page was opened. Only then does the page redirect: the form
  // signs the visitor in too, but redirects by itself.
  const [wasSignedIn, setWasSignedIn] = useState<boolean>();
  if (wasSignedIn === undefined && status !== 'loading') setWasSignedIn(user !== null);
  if (wasSignedIn && user) {
    return <Navigate to={chooseDestination(user, search.get('returnTo'))} replace />;
  }
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <RegisterForm />
    </AccountFrame>
  );
}
