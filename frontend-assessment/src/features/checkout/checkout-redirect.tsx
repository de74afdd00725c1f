import { pages, pageTo } from '@bearings/contracts';
import { Navigate, useSearchParams } from '@bearings/web/router';

/** Redirects /checkout?assessment=… to /checkout/…, or to the assessment page if there is no id. */
export function CheckoutRedirect() {
  const [query] = useSearchParams();
  const id = query.get('assessment');
  return <Navigate replace to={id ? pageTo.checkout(id) : pages.assessment} />;
}
