import { toCanonicalPath } from '@bearings/contracts';
import { Navigate, useLocation } from '@bearings/web/router';
import type { ReactNode } from 'react';

/** Replaces another spelling of a page's address, such as `/Login`, as the server does for a page that it sends. */
export function CanonicalAddress({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const canonicalPath = toCanonicalPath(pathname);
  if (canonicalPath === null || canonicalPath === pathname) return children;
  return <Navigate to={canonicalPath + search + hash} replace />;
}
