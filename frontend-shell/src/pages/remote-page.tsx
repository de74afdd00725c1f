import { NotFoundPage, PageUnavailable } from '@bearings/web';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from '@bearings/web/router';
import type { RemoteLoader } from '../remotes/remote-loader';
import type { RemoteName } from '../route-table';

/**
 * Shown at a path of a remote that matches none of its routes, either because the remote could not be loaded or because
 * it has no such page. "Try Again" navigates to the same URL, which loads the remote again.
 */
export function RemotePage({ loader, remote }: { loader: RemoteLoader; remote: RemoteName }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = useNavigation();
  const hasLoaded = () => loader.hasLoaded(remote);
  const isLoaded = useSyncExternalStore(loader.subscribe, hasLoaded, hasLoaded);

  if (isLoaded) return <NotFoundPage />;
  return <PageUnavailable retrying={state === 'loading'} onRetry={() => void navigate(location, { replace: true })} />;
}
