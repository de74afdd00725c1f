/**
 * Matches the placeholder that a configuration template has in place of a payment key. It must not
 * match a real key, whose random letters may contain short words and repeated letters.
 */
export const PLACEHOLDER_KEY_PATTERN = /placeholder|example|your[_-]|change|replace|dummy|_todo|x{6}|\.{3}|[<>\s]/i;

/** The states of a payment intent, as the payment provider names them. */
export const PAYMENT_STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
