import { pageTo, type User } from '@bearings/contracts';
import { PageMeta } from '@bearings/web';
import type { ReactNode } from 'react';
import { sessionTexts } from './session-texts';
import { SignInNotice } from './sign-in-notice';
import { useRequiredSignIn } from './use-required-sign-in';

interface SignedInPageProps {
  path: string;
  /** Why the page requires signing in, in words for the visitor. */
  why: string;
  texts: { title: string; description: string };
  /** Shown while the session is loading. */
  loading: ReactNode;
  children: (user: User) => ReactNode;
}

/** A page for signed-in users; visitors are redirected to the sign-in. */
export function SignedInPage({ path, why, texts, loading, children }: SignedInPageProps) {
  const { status, user } = useRequiredSignIn(path, why);
  const { title } = status === 'signedOut' ? sessionTexts.required : texts;
  return (
    <>
      <PageMeta title={title} description={texts.description} noIndex />
      {status === 'signedOut' && <SignInNotice title={title} description={why} to={pageTo.login(path)} />}
      {status === 'loading' && loading}
      {user && children(user)}
    </>
  );
}
