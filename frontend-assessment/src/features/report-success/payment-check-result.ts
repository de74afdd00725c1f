import type { PaymentVerified } from '@bearings/contracts';

/** The result of checking a payment; `unknown` until the server replies. */
export type PaymentCheckResult = 'paid' | 'processing' | 'unpaid' | 'unknown';

/**
 * Returns the server's latest result of checking the payment; until there is one, the status in the provider's
 * redirect.
 */
export function resolvePaymentCheck(verified: PaymentVerified | null, processing: boolean): PaymentCheckResult {
  if (!verified) return processing ? 'processing' : 'unknown';
  if (verified.paid) return 'paid';
  return verified.paymentStatus === 'processing' ? 'processing' : 'unpaid';
}
