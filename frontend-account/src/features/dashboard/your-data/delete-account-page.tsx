import { pages, pageTo } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { PageMeta, useCurrentUser, useForm } from '@bearings/web';
import { Link, useLocation } from '@bearings/web/router';
import { AccountForm } from '../../../components/forms/account-form';
import { AccountFrame } from '../../../components/forms/account-frame';
import { LinkExpired } from '../../../components/forms/link-expired';
import { useLinkToken } from '../../../session/use-link-token';
import { useAccountDeletion } from './use-account-deletion';
import { SignInNotice } from '../../../session/sign-in-notice';
import { yourDataTexts } from './your-data-texts';
import { sessionTexts } from '../../../session/session-texts';

const texts = yourDataTexts.deletion;

/** The page that the link in a deletion email opens. Deletes the account after a confirmation. */
export function DeleteAccountPage() {
  const token = useLinkToken();
  const { pathname, hash } = useLocation();
  const { status } = useCurrentUser();
  const deleteAccount = useAccountDeletion();
  const form = useForm({ initial: {}, send: () => deleteAccount({ token }) });
  if (status === 'signedOut' && !form.pending) {
    return (
      <>
        <PageMeta title={texts.title} description={texts.description} noIndex />
        <SignInNotice title={sessionTexts.required.title} description={texts.why} to={pageTo.login(pathname + hash)} />
      </>
    );
  }
  if (!token || form.refusal?.code === 'link_expired') return <LinkExpired forSignedIn />;
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <AccountForm texts={texts} form={form} variant="danger" />
      <Button asChild variant="secondary" wide>
        <Link to={pages.dashboard}>{texts.keep}</Link>
      </Button>
    </AccountFrame>
  );
}
