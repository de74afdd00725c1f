import { isStaff } from '@bearings/contracts';
import { createLazyPage, NotFoundPage, PageSkeleton, useCurrentUser } from '@bearings/web';
import { useEffect, useState, type ComponentType } from 'react';

const loadAdminPage = createLazyPage(
  async () => (await import(/* webpackChunkName: "admin" */ './admin-page')).AdminPage,
);

/**
 * Loads the admin page if the user is an administrator or support. Other users get the page for unknown paths
 * and do not download its code.
 */
export function AdminGate() {
  const { status, user } = useCurrentUser();
  if (status === 'loading') return <PageSkeleton />;
  return isStaff(user?.role) ? <LoadedAdmin /> : <NotFoundPage />;
}

function LoadedAdmin() {
  const [Page, setPage] = useState<ComponentType>();
  useEffect(() => {
    let isShown = true;
    void loadAdminPage().then(({ Component }) => {
      if (isShown) setPage(() => Component);
      return undefined;
    });
    return () => {
      isShown = false;
    };
  }, []);
  return Page ? <Page /> : <PageSkeleton />;
}
