import type { PaymentStatus } from '@bearings/contracts';

const STATUSES: readonly PaymentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
];

/** The provider's word as one we know; a new one is waited on, as `processing` is. */
export const parseStatus = (word: string): PaymentStatus =>
  STATUSES.find((status) => status === word) ?? 'processing';

/** Statuses after which the provider will not change an intent again, but for refunds. */
const FINAL: ReadonlySet<PaymentStatus> = new Set(['succeeded', 'canceled']);

export const isFinal = (status: PaymentStatus): boolean => FINAL.has(status);

/** Where a cardholder's complaint to their bank stands. */
export type DisputeState = 'open' | 'won' | 'lost';

/** The charge behind a success, as the provider shows it. */
export interface ChargeState {
  /** Pence given back so far, without refunds that failed or were cancelled. */
  refundedAmount: number;
  /** Whether a refund of it failed, or was cancelled, after it was made. */
  refundFailed: boolean;
  dispute: DisputeState | null;
}

/** Whether all the money has gone back: refunded to the last penny, or lost to the bank. */
export const isReturned = (amount: number, charge: ChargeState | null): boolean =>
  charge !== null && (charge.refundedAmount >= amount || charge.dispute === 'lost');

export type Action =
  /** Note the status and look again later. */
  | 'wait'
  /** The money is here. */
  | 'pay'
  /** The money was here and has gone back. */
  | 'return'
  /** Nothing will come of this intent. */
  | 'close'
  /** What was seen is older than what is known. */
  | 'keep';

type Row = Record<PaymentStatus, Exclude<Action, 'return'>>;

const whileOpen: Row = {
  requires_payment_method: 'wait',
  requires_confirmation: 'wait',
  requires_action: 'wait',
  processing: 'wait',
  requires_capture: 'wait',
  canceled: 'close',
  succeeded: 'pay',
};

/** An intent that is final stays so; money that is there counts, whatever was seen before. */
const onceFinal: Row = {
  requires_payment_method: 'keep',
  requires_confirmation: 'keep',
  requires_action: 'keep',
  processing: 'keep',
  requires_capture: 'keep',
  canceled: 'keep',
  succeeded: 'pay',
};

/** The step to take, by what is known of an intent and then by what is seen at the provider. */
const ACTIONS: Record<PaymentStatus, Row> = {
  requires_payment_method: whileOpen,
  requires_confirmation: whileOpen,
  requires_action: whileOpen,
  processing: whileOpen,
  requires_capture: whileOpen,
  canceled: onceFinal,
  succeeded: onceFinal,
};

/**
 * The step to take when an intent known as `known` is seen as `seen`, `returned` telling whether its
 * money has gone back: the intent itself stays `succeeded` then.
 */
export function nextAction(known: PaymentStatus, seen: PaymentStatus, returned: boolean): Action {
  const action = ACTIONS[known][seen];
  return action === 'pay' && returned ? 'return' : action;
}
