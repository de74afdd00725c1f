import type { PaymentVerified } from '@bearings/contracts';

/** How a payment stands; `unknown` until the server has answered about it. */
export type PaymentStanding = 'paid' | 'processing' | 'unpaid' | 'unknown';

/** The server's latest answer outranks what the provider brought the buyer back with. */
export function standingOf(verified: PaymentVerified | null, processing: boolean): PaymentStanding {
  if (!verified) return processing ? 'processing' : 'unknown';
  if (verified.paid) return 'paid';
  return verified.paymentStatus === 'processing' ? 'processing' : 'unpaid';
}
