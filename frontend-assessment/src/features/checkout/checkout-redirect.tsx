import { pages, pageTo } from '@bearings/contracts';
import { Navigate, useSearchParams } from '@bearings/web/router';

/** Redirects the old address /checkout?assessment=… to /checkout/…, or to the assessment page. */
export function CheckoutRedirect() {
  const [query] = useSearchParams();
  const id = query.get('assessment');
  return <Navigate replace to={id ? pageTo.checkout(id) : pages.assessment} />;
}
