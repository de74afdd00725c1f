import { lazyPage, NotFoundPage, PageSkeleton, useCurrentUser } from '@bearings/web';
import { useEffect, useState, type ComponentType } from 'react';

const load = lazyPage(
  async () => (await import(/* webpackChunkName: "admin" */ './admin-page')).AdminPage,
);

/**
 * Loads the admin page if the user is an administrator. Other users get the page for unknown paths
 * and do not download its code.
 */
export function AdminGate() {
  const { status, user } = useCurrentUser();
  if (status === 'loading') return <PageSkeleton />;
  return user?.role === 'admin' ? <LoadedAdmin /> : <NotFoundPage />;
}

function LoadedAdmin() {
  const [Page, setPage] = useState<ComponentType>();
  useEffect(() => {
    let shown = true;
    void load().then(({ Component }) => {
      if (shown) setPage(() => Component);
      return undefined;
    });
    return () => {
      shown = false;
    };
  }, []);
  return Page ? <Page /> : <PageSkeleton />;
}
