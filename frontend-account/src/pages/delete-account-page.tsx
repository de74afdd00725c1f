import { pages, pageTo } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { PageMeta, useCurrentUser } from '@bearings/web';
import { Link, useLocation } from 'react-router-dom';
import { AccountForm } from '../features/account/account-form';
import { AccountFrame } from '../features/account/account-frame';
import { LinkExpired } from '../features/account/link-expired';
import { useLinkToken } from '../features/account/use-link-token';
import { useAccountDeletion } from '../features/your-data/use-account-deletion';
import { SignInNotice } from '../session/sign-in-notice';
import { accountTexts } from '../texts/account-texts';
import { sessionTexts } from '../texts/session-texts';

const texts = accountTexts.remove;

/** Where the mailed deletion link leads: a last look before the account goes. */
export function DeleteAccountPage() {
  const token = useLinkToken();
  const { pathname, hash } = useLocation();
  const { status } = useCurrentUser();
  const { remove, pending, refusal } = useAccountDeletion();
  if (status === 'signedOut' && !pending) {
    return (
      <>
        <PageMeta title={texts.title} description={texts.description} noIndex />
        <SignInNotice
          title={sessionTexts.required.title}
          description={texts.why}
          to={pageTo.login(pathname + hash)}
        />
      </>
    );
  }
  if (!token || refusal?.code === 'link_expired') return <LinkExpired forSignedIn />;
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <AccountForm
        submit={texts.submit}
        pendingLabel={texts.pending}
        pending={pending}
        refusal={refusal}
        variant="danger"
        onSubmit={() => void remove({ token })}
      />
      <Button asChild variant="secondary" wide>
        <Link to={pages.dashboard}>{texts.keep}</Link>
      </Button>
    </AccountFrame>
  );
}
