import { pages, pageTo } from '@bearings/contracts';
import { Navigate, useLocation, useSearchParams } from '@bearings/web/router';

/** Redirects `/report?id=…` to the report, or to the dashboard if there is no id. */
export function ReportRedirectPage() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const id = search.get('id')?.trim();
  return <Navigate to={id ? { pathname: pageTo.report(id), hash } : pages.dashboard} replace />;
}
