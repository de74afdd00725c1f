/** What the provider brings the buyer back with. */
export interface SuccessQuery {
  assessmentId: string;
  intentId: string;
  /** The payment is not through yet: a bank that takes its time. */
  processing: boolean;
}

/**
 * Reads the page's query: assessment, payment_intent and redirect_status. Null when one of the three
 * is missing or the payment neither succeeded nor is still on its way.
 */
export function readSuccessQuery(query: URLSearchParams): SuccessQuery | null {
  const assessmentId = query.get('assessment');
  const intentId = query.get('payment_intent');
  const status = query.get('redirect_status');
  if (!assessmentId || !intentId) return null;
  if (status !== 'succeeded' && status !== 'processing') return null;
  return { assessmentId, intentId, processing: status === 'processing' };
}
