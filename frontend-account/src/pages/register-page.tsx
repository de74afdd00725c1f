import { useCurrentUser } from '@bearings/web';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AccountFrame } from '../features/account/account-frame';
import { RegisterForm } from '../features/account/register-form';
import { destinationOf } from '../features/login/return-to';
import { accountTexts } from '../texts/account-texts';

const texts = accountTexts.register;

/** Makes an account; whoever has one and is signed in goes straight on. */
export function RegisterPage() {
  const { status, user } = useCurrentUser();
  const [search] = useSearchParams();
  // Only those who come signed in: whoever signs in here is taken on by the form.
  const [cameSignedIn, setCameSignedIn] = useState<boolean>();
  if (cameSignedIn === undefined && status !== 'loading') setCameSignedIn(user !== null);
  if (cameSignedIn && user) {
    return <Navigate to={destinationOf(user, search.get('returnTo'))} replace />;
  }
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <RegisterForm />
    </AccountFrame>
  );
}
