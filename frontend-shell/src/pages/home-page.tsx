import { MfeRoot } from '@bearings/ui';
import { PageSkeleton, PageUnavailable, useCurrentUser, hasSignedInHint } from '@bearings/web';
import { Suspense, use, useState, useTransition, type ReactElement } from 'react';
import type { RemoteLoader } from '../remotes/remote-loader';
import { homeRemotes, type RemoteName } from '../route-table';

interface RemoteHomeProps {
  loader: RemoteLoader;
  remote: RemoteName;
}

/** Loads the page that a remote provides for `/`. Returns undefined when loading fails. */
async function fetchHome({ loader, remote }: RemoteHomeProps): Promise<ReactElement | undefined> {
  try {
    const { home } = await loader.load(remote);
    const page = await home?.();
    return page && <page.Component />;
  } catch {
    return undefined;
  }
}

interface FetchedHomeProps {
  attempt: Promise<ReactElement | undefined>;
  retrying: boolean;
  onRetry: () => void;
}

function FetchedHome({ attempt, retrying, onRetry }: FetchedHomeProps) {
  return use(attempt) ?? <PageUnavailable retrying={retrying} onRetry={onRetry} />;
}

function RemoteHome(props: RemoteHomeProps) {
  const [attempt, setAttempt] = useState(() => fetchHome(props));
  const [retrying, startRetry] = useTransition();
  const retryHome = () => startRetry(() => setAttempt(fetchHome(props)));
  return (
    <MfeRoot name={props.remote}>
      <Suspense fallback={<PageSkeleton />}>
        <FetchedHome attempt={attempt} retrying={retrying} onRetry={retryHome} />
      </Suspense>
    </MfeRoot>
  );
}

/**
 * The page at `/`: for visitors the landing page, for signed-in users their home page. While the session loads, a
 * cookie that is set at sign-in (the hint cookie) decides, so that the wrong page is not shown for a moment.
 */
export function HomePage({ loader }: { loader: RemoteLoader }) {
  const { status } = useCurrentUser();
  const isSignedIn = status === 'signedIn' || (status === 'loading' && hasSignedInHint());
  const remote = isSignedIn ? homeRemotes.signedIn : homeRemotes.signedOut;
  return <RemoteHome key={remote} loader={loader} remote={remote} />;
}
