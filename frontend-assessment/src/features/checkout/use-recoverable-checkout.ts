import { pageTo } from '@bearings/contracts';
import { useMemo } from 'react';
import { useNavigate } from '@bearings/web/router';
import { useRecovery } from '../../funnel/use-recovery';
import { areCookiesAllowed } from './keeps-cookies';
import { useCheckout, type Checkout } from './use-checkout';

/**
 * Loads the checkout of an assessment. If the server no longer has the assessment, submits the
 * answers stored in this browser again and opens the checkout of the new assessment.
 */
export function useRecoverableCheckout(id: string): Checkout {
  const checkout = useCheckout(id);
  const navigate = useNavigate();
  const isNotFound = checkout.state.kind === 'notFound';
  // If cookies are blocked, the server cannot recognise this browser, so it would not find a new assessment either.
  const isBlocked = useMemo(() => isNotFound && !areCookiesAllowed(), [isNotFound]);
  const isMissing = isNotFound && !isBlocked;
  const recovery = useRecovery(id, isMissing, (newId) => {
    void navigate(pageTo.checkout(newId), { replace: true });
  });
  if (isBlocked) return { ...checkout, state: { kind: 'cookies' } };
  if (!isMissing || recovery.state === 'impossible') return checkout;
  return {
    ...checkout,
    state: { kind: recovery.state === 'failed' ? 'failed' : 'loading' },
    retry: recovery.retry,
    retrying: recovery.state === 'sending',
  };
}
