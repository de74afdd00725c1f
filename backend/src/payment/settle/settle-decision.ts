import type { PaymentStatus } from '@bearings/contracts';
import type { RefundReason } from '../refunds/refund-order.entity.js';
import { type ChargeState, isReversed, nextAction } from './payment-state.js';

/** Our stored state of an intent, read under its row's lock. */
export interface StoredIntent {
  status: PaymentStatus;
  /** The assessment that the intent pays for; null if the owner has been deleted. */
  assessment: { isSuperseded: boolean } | null;
  /** The payment that is recorded for this intent; null if there is none. */
  payment: { isReversed: boolean; isLost: boolean } | null;
}

/** The intent as just fetched from the provider. */
export interface FetchedIntent {
  id: string;
  status: PaymentStatus;
  /** The amount in pence. */
  amount: number;
  charge: ChargeState | null;
}

/** The assessment's one payment that is not reversed. It may have been made through another intent. */
export interface ActivePayment {
  intentId: string;
}

/** One change that is made when the provider's state of an intent is recorded. Effects are applied in order. */
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
 * Returns the changes for an intent with the stored state `known` and the fetched state `fetched`; `active` is the
 * payment that gives access to the assessment's report. The caller reads the states and makes the changes.
 */
export function decideEffects(known: StoredIntent, fetched: FetchedIntent, active: ActivePayment | null): Effect[] {
  const isReversedNow = isReversed(fetched.amount, fetched.charge);
  const action = nextAction(known.status, fetched.status, isReversedNow);
  if (action === 'ignore') return [];
  const effects: Effect[] = [{ type: 'storeStatus' }];
  if (fetched.charge?.refundFailed && !isReversedNow) {
    effects.push({ type: 'alertRefundFailed' });
    if (known.payment?.isReversed) effects.push({ type: 'reopenRefund' });
  }
  if (action === 'markReversed') return [...effects, ...decideReversalEffects(known, fetched, active)];
  if (known.assessment === null) return [...effects, ...decideOwnerlessEffects(known, action)];
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

/**
 * Returns whether the seller finally won a dispute that counted as lost. The seller has the money back, so the buyer
 * gets access again.
 */
const isWonBack = (payment: { isReversed: boolean; isLost: boolean }, fetched: FetchedIntent) =>
  payment.isReversed && payment.isLost && fetched.charge?.dispute === 'won';

function decideReversalEffects(known: StoredIntent, fetched: FetchedIntent, active: ActivePayment | null): Effect[] {
  const effects: Effect[] = [{ type: 'recordPayment' }, { type: 'closeRefund' }];
  if (known.assessment === null) return effects;
  // The buyer is notified once, however often the same reversal is fetched. After a lost dispute we send no refund
  // email, because the card issuer returns the money.
  const isReversalNews = !known.payment?.isReversed || isWonBack(known.payment, fetched);
  if (isReversalNews) effects.push({ type: 'logReversed' });
  if (isReversalNews && fetched.charge?.dispute !== 'lost') effects.push({ type: 'mailRefund' });
  const isOtherActive = active !== null && active.intentId !== fetched.id;
  return isOtherActive ? effects : [...effects, { type: 'emitReversed' }];
}

/**
 * Decides the effects for an intent whose owner was deleted. A payment from before the deletion is kept; a later one is
 * refunded.
 */
function decideOwnerlessEffects(known: StoredIntent, action: 'wait' | 'markPaid' | 'close'): Effect[] {
  if (action === 'wait') return [{ type: 'requestCancel' }];
  if (action === 'close') return [];
  return known.payment ? [{ type: 'recordPayment' }] : [{ type: 'orderRefund', reason: 'ownerless' }];
}
