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

/**
 * What a change of an intent's status asks for, by the status seen now. What was seen before
 * never matters but for one thing: a success is never taken back by anything that arrives later.
 */
const ACTIONS: Record<PaymentStatus, 'wait' | 'pay' | 'close'> = {
  requires_payment_method: 'wait',
  requires_confirmation: 'wait',
  requires_action: 'wait',
  processing: 'wait',
  requires_capture: 'wait',
  succeeded: 'pay',
  canceled: 'close',
};

export type Action = 'wait' | 'pay' | 'close' | 'refund' | 'keep';

/** The step to take when an intent known as `before` is found at the provider as `now`. */
export function nextAction(
  before: PaymentStatus,
  now: PaymentStatus,
  chargeIsRefunded: boolean,
): Action {
  if (now === 'succeeded' && chargeIsRefunded) return 'refund';
  if (before === 'succeeded' && now !== 'succeeded') return 'keep';
  return ACTIONS[now];
}
