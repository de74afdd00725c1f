import { pages, pageTo } from '@bearings/contracts';
import { Navigate, useSearchParams } from 'react-router-dom';

/** /checkout?assessment=… is an old shape of /checkout/…; without one there is nothing to pay. */
export function CheckoutRedirect() {
  const [query] = useSearchParams();
  const id = query.get('assessment');
  return <Navigate replace to={id ? pageTo.checkout(id) : pages.assessment} />;
}
