import { NotFoundPage, PageUnavailable } from '@bearings/web';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { RemoteLoader } from '../remotes/remote-loader';
import type { RemoteName } from '../route-table';

interface AreaPageProps {
  loader: RemoteLoader;
  remote: RemoteName;
}

/**
 * Stands where a remote's own routes match nothing: its pages could not be loaded, or it has no such
 * page. "Try again" goes to the same address again, which loads the remote again.
 */
export function AreaPage({ loader, remote }: AreaPageProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = useNavigation();
  const hasLoaded = () => loader.hasLoaded(remote);
  const loaded = useSyncExternalStore(loader.subscribe, hasLoaded, hasLoaded);

  if (loaded) return <NotFoundPage />;
  return (
    <PageUnavailable
      retrying={state === 'loading'}
      onRetry={() => void navigate(location, { replace: true })}
    />
  );
}
