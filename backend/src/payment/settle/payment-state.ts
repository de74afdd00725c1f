import type { PaymentStatus } from '@bearings/contracts';

const PAYMENT_STATUSES: readonly PaymentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
];

/** Returns the provider's status as a known one; an unknown status is treated as `processing`. */
export const parseStatus = (word: string): PaymentStatus =>
  PAYMENT_STATUSES.find((status) => status === word) ?? 'processing';

export const isKnownStatus = (word: string): boolean => PAYMENT_STATUSES.some((status) => status === word);

/** Statuses that the provider never changes again; refunds change the charge, not the intent. */
const FINAL_STATUSES: ReadonlySet<PaymentStatus> = new Set(['succeeded', 'canceled']);

export const isFinalStatus = (status: PaymentStatus): boolean => FINAL_STATUSES.has(status);

/** State of a cardholder's dispute at the issuer. */
export type DisputeState = 'open' | 'won' | 'lost';

/** An intent's latest charge, as fetched from the provider. */
export interface ChargeState {
  /** Pence refunded so far, not counting failed or cancelled refunds. */
  refundedAmount: number;
  /** True if a refund of this charge failed or was cancelled after it was accepted. */
  refundFailed: boolean;
  dispute: DisputeState | null;
}

/** Returns whether the payment is reversed: refunded in full, or lost in a dispute. */
export const isReversed = (amount: number, charge: ChargeState | null): boolean =>
  charge !== null && (charge.refundedAmount >= amount || charge.dispute === 'lost');

export type SettleAction =
  /** Store the status; the reconciler fetches the intent again. */
  | 'wait'
  /** The charge succeeded. */
  | 'markPaid'
  /** The payment was refunded in full, or its dispute was lost. */
  | 'markReversed'
  /** The intent was cancelled. */
  | 'close'
  /** The fetched status is out of date. */
  | 'ignore';

type ActionByFetchedStatus = Record<PaymentStatus, Exclude<SettleAction, 'markReversed'>>;

const actionsForOpenStatus: ActionByFetchedStatus = {
  requires_payment_method: 'wait',
  requires_confirmation: 'wait',
  requires_action: 'wait',
  processing: 'wait',
  requires_capture: 'wait',
  canceled: 'close',
  succeeded: 'markPaid',
};

/**
 * The actions for an intent whose stored status is final. Every fetched status is out of date and ignored, except a
 * success, which counts even if a cancellation was stored.
 */
const actionsForFinalStatus: ActionByFetchedStatus = {
  requires_payment_method: 'ignore',
  requires_confirmation: 'ignore',
  requires_action: 'ignore',
  processing: 'ignore',
  requires_capture: 'ignore',
  canceled: 'ignore',
  succeeded: 'markPaid',
};

/** The action for each stored status (outer key) and each fetched status (inner key). */
const ACTIONS_BY_STATUS: Record<PaymentStatus, ActionByFetchedStatus> = {
  requires_payment_method: actionsForOpenStatus,
  requires_confirmation: actionsForOpenStatus,
  requires_action: actionsForOpenStatus,
  processing: actionsForOpenStatus,
  requires_capture: actionsForOpenStatus,
  canceled: actionsForFinalStatus,
  succeeded: actionsForFinalStatus,
};

/**
 * Returns the action for an intent with the stored status `known` and the fetched status `seen`. The intent of a
 * reversed payment stays `succeeded` at the provider, so `reversed` is passed separately.
 */
export function nextAction(known: PaymentStatus, seen: PaymentStatus, reversed: boolean): SettleAction {
  const action = ACTIONS_BY_STATUS[known][seen];
  return action === 'markPaid' && reversed ? 'markReversed' : action;
}
