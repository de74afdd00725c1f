import { pageTo } from '@bearings/contracts';
import { isApiError, refusalTexts, useCurrentUser } from '@bearings/web';
import { Skeleton } from '@bearings/ui';
import { useState } from 'react';
import { Navigate, useParams } from '@bearings/web/router';
import { useReportLinkQuery } from '../../api/account.api';
import { AccountFrame } from '../../components/forms/account-frame';
import { OpenReportForm } from './open-report-form';
import { ReportLinkExpired } from './report-link-expired';
import { useLinkToken } from '../../session/use-link-token';
import { useReportStatusQuery } from '../../api/report.api';
import { accountTexts } from './account-texts';
import { LoadFailed } from '../../components/load-failed';

const texts = accountTexts.openReport;

/**
 * The page that the link in a purchase email opens. Only its button uses the link up, because mail
 * scanners open links. An owner who is signed in is redirected to the report.
 */
export function OpenReportPage() {
  const { id = '' } = useParams();
  const token = useLinkToken();
  const { status } = useCurrentUser();
  // Whether the visitor was already signed in when the page was opened. Only then does the page redirect: the form
  // signs the visitor in too, but redirects by itself.
  const [wasSignedIn, setWasSignedIn] = useState<boolean>();
  if (wasSignedIn === undefined && status !== 'loading') setWasSignedIn(status === 'signedIn');
  const ownStatus = useReportStatusQuery(id, { skip: !wasSignedIn });
  const link = useReportLinkQuery({ token }, { skip: !token, refetchOnMountOrArgChange: true });

  if (wasSignedIn === undefined || ownStatus.isLoading || link.isFetching) return <Loading />;
  if (ownStatus.isSuccess && link.data?.needs !== 'password') return <Report id={id} />;
  if (!token || (isApiError(link.error) && link.error.status === 410)) {
    return <ReportLinkExpired assessmentId={id} />;
  }
  if (!link.data) return <FailedView onTryAgain={() => void link.refetch()} />;
  if (link.data.needs === 'sign-in') {
    return <Navigate to={pageTo.login(pageTo.report(id))} replace />;
  }
  return <OpenReportForm token={token} link={link.data} />;
}

function Report({ id }: { id: string }) {
  return <Navigate to={pageTo.report(id)} replace />;
}

function Loading() {
  const { enter, description, loading } = texts;
  return (
    <AccountFrame title={enter.title} description={description} lead="">
      <Skeleton lines={3} label={loading} />
    </AccountFrame>
  );
}

function FailedView({ onTryAgain }: { onTryAgain: () => void }) {
  const { enter, description, failed } = texts;
  return (
    <AccountFrame title={enter.title} description={description} lead="">
      <LoadFailed
        tone="danger"
        live
        title={failed.title}
        text={refusalTexts.unreachable}
        retry={failed.retry}
        onRetry={onTryAgain}
      />
    </AccountFrame>
  );
}
