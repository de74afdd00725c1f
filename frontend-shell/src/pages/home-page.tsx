import { MfeRoot } from '@bearings/ui';
import { PageSkeleton, PageUnavailable, useCurrentUser } from '@bearings/web';
import { useEffect, useState, type ComponentType } from 'react';
import type { RemoteLoader } from '../remotes/remote-loader';
import { homes, type RemoteName } from '../route-table';

type Loaded = ComponentType | 'loading' | 'failed';

/** Brings the page that a remote contributes for `/`. */
function useHome(loader: RemoteLoader, remote: RemoteName) {
  const [Home, setHome] = useState<Loaded>('loading');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let wanted = true;
    const show = (next: Loaded) => {
      if (wanted) setHome(() => next);
    };
    const bring = async () => {
      const { home } = await loader.load(remote);
      if (!home) throw new Error(`The remote ${remote} has no home.`);
      show((await home()).Component);
    };
    bring().catch(() => show('failed'));
    return () => {
      wanted = false;
    };
  }, [loader, remote, tries]);

  const retry = () => {
    setHome('loading');
    setTries(tries + 1);
  };
  return { Home, retry };
}

function RemoteHome({ loader, remote }: { loader: RemoteLoader; remote: RemoteName }) {
  const { Home, retry } = useHome(loader, remote);
  if (Home === 'loading') return <PageSkeleton />;
  if (Home === 'failed') return <PageUnavailable onRetry={retry} />;
  return (
    <MfeRoot name={remote}>
      <Home />
    </MfeRoot>
  );
}

/** `/`: the landing page, also while it is not yet known who is signed in; else the user's home. */
export function HomePage({ loader }: { loader: RemoteLoader }) {
  const { status } = useCurrentUser();
  const remote = status === 'signedIn' ? homes.signedIn : homes.signedOut;
  return <RemoteHome key={remote} loader={loader} remote={remote} />;
}
