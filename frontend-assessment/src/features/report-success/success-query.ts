/** The query of the URL to which the provider redirects after a payment that may have succeeded. */
export interface SuccessQuery {
  assessmentId: string;
  intentId: string;
  /** True if the bank is still confirming the payment. */
  processing: boolean;
}

export type SuccessRequest =
  | { kind: 'paid'; query: SuccessQuery }
  /** The bank has declined the payment on its own page. */
  | { kind: 'failed'; assessmentId: string }
  | { kind: 'invalid' };

/** Statuses, of the payment intent and of the redirect, which mean that the bank is still confirming the payment. */
const PROCESSING_STATUSES = ['processing', 'pending'];

/**
 * Parses the page's query: assessment, payment_intent and redirect_status. Returns `invalid` if one of the three is
 * missing, or the status is not one of the provider's.
 */
export function readSuccessQuery(query: URLSearchParams): SuccessRequest {
  const assessmentId = query.get('assessment');
  const intentId = query.get('payment_intent');
  if (!assessmentId || !intentId) return { kind: 'invalid' };
  const status = query.get('redirect_status') ?? '';
  if (status === 'failed') return { kind: 'failed', assessmentId };
  if (status !== 'succeeded' && !PROCESSING_STATUSES.includes(status)) return { kind: 'invalid' };
  return {
    kind: 'paid',
    query: { assessmentId, intentId, processing: status !== 'succeeded' },
  };
}
