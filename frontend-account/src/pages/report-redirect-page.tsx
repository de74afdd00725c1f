import { pages, pageTo } from '@bearings/contracts';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';

/** `/report?id=…`, an older shape of the address: leads to the report, or to the list of them. */
export function ReportRedirectPage() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const id = search.get('id')?.trim();
  return <Navigate to={id ? { pathname: pageTo.report(id), hash } : pages.dashboard} replace />;
}
