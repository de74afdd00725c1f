import type { PaymentStatus } from '@bearings/contracts';
import type { RefundReason } from '../refunds/refund-order.entity.js';
import { type ChargeState, isReversed, nextAction } from './payment-state.js';

/** Our stored state of an intent, read under its row's lock. */
export interface KnownIntent {
  status: PaymentStatus;
  /** The assessment it pays for; null once the owner was deleted. */
  assessment: { isSuperseded: boolean } | null;
  /** The payment recorded for this intent. */
  payment: { isReversed: boolean; isLost: boolean } | null;
}

/** The intent as the provider returned it just now. */
export interface FetchedIntent {
  id: string;
  status: PaymentStatus;
  /** The amount in pence. */
  amount: number;
  charge: ChargeState | null;
}

/** The assessment's payment that is not reversed, by this intent or another. */
export interface ActivePayment {
  intentId: string;
}

/** One change that settling makes, in the order in which it is made. */
export type Effect =
  | { type: 'storeStatus' }
  | { type: 'recordPayment' }
  | { type: 'orderRefund'; reason: RefundReason }
  | { type: 'alertRefundFailed' }
  | { type: 'reopenRefund' }
  | { type: 'closeRefund' }
  | { type: 'requestCancel' }
  | { type: 'restoreAssessment' }
  | { type: 'logReversed' }
  | { type: 'logRestored' }
  | { type: 'mailReceipt' }
  | { type: 'mailRefund' }
  | { type: 'emitSettled' }
  | { type: 'emitReversed' };

/**
 * Returns what to change when an intent known as `known` was fetched as `fetched`, while `active` is
 * the payment that gives access to the assessment. Pure: the caller reads and applies.
 */
export function decide(
  known: KnownIntent,
  fetched: FetchedIntent,
  active: ActivePayment | null,
): Effect[] {
  const reversed = isReversed(fetched.amount, fetched.charge);
  const action = nextAction(known.status, fetched.status, reversed);
  if (action === 'ignore') return [];
  const effects: Effect[] = [{ type: 'storeStatus' }];
  if (fetched.charge?.refundFailed && !reversed) {
    effects.push({ type: 'alertRefundFailed' });
    if (known.payment?.isReversed) effects.push({ type: 'reopenRefund' });
  }
  if (action === 'markReversed') return [...effects, ...reverse(known, fetched, active)];
  if (known.assessment === null) return [...effects, ...settleOwnerless(known, action)];
  if (action !== 'markPaid') return effects;
  if (active && active.intentId !== fetched.id) {
    return [...effects, { type: 'orderRefund', reason: 'second_payment' }];
  }
  effects.push({ type: 'recordPayment' });
  if (known.payment && !isWonBack(known.payment, fetched)) return effects;
  if (known.payment) effects.push({ type: 'logRestored' });
  if (known.assessment.isSuperseded) effects.push({ type: 'restoreAssessment' });
  return [...effects, { type: 'mailReceipt' }, { type: 'emitSettled' }];
}

/** Whether a lost dispute was won after all: the seller has the money back, so the buyer gets access again. */
const isWonBack = (payment: { isReversed: boolean; isLost: boolean }, fetched: FetchedIntent) =>
  payment.isReversed && payment.isLost && fetched.charge?.dispute === 'won';

function reverse(
  known: KnownIntent,
  fetched: FetchedIntent,
  active: ActivePayment | null,
): Effect[] {
  const effects: Effect[] = [{ type: 'recordPayment' }, { type: 'closeRefund' }];
  if (known.assessment === null) return effects;
  // The buyer is notified once, however often the same reversal is fetched. A lost dispute is no refund of ours: the
  // cardholder got the money from the card's issuer.
  const isNews = !known.payment?.isReversed || isWonBack(known.payment, fetched);
  if (isNews) effects.push({ type: 'logReversed' });
  if (isNews && fetched.charge?.dispute !== 'lost') effects.push({ type: 'mailRefund' });
  const isOtherActive = active !== null && active.intentId !== fetched.id;
  return isOtherActive ? effects : [...effects, { type: 'emitReversed' }];
}

/** A deleted owner's earlier payment is kept; money that arrives after the deletion is refunded. */
function settleOwnerless(known: KnownIntent, action: 'wait' | 'markPaid' | 'close'): Effect[] {
  if (action === 'wait') return [{ type: 'requestCancel' }];
  if (action === 'close') return [];
  return known.payment
    ? [{ type: 'recordPayment' }]
    : [{ type: 'orderRefund', reason: 'ownerless' }];
}
