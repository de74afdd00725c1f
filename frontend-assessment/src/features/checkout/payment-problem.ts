import { checkoutTexts } from '../../texts/checkout-texts';
import type { PaymentOutcome, PaymentProblem } from './payment-form';

const texts = checkoutTexts.payment;

/** Returns the texts for a failed attempt: the provider's message, and advice. */
export function problemOf(outcome: Extract<PaymentOutcome, { kind: 'failed' }>): PaymentProblem {
  const { message, declined } = outcome;
  if (declined) return { text: message ?? texts.declined, advice: texts.advice };
  return { text: message ?? texts.failedFallback, advice: null };
}

/** The intent was cancelled while the form was open, and has been replaced. */
export const RENEWED_INTENT: PaymentProblem = { text: texts.renewed, advice: null };

/** The bank's page returned the buyer without authentication. */
export const NOT_AUTHENTICATED: PaymentProblem = {
  text: texts.notAuthenticated,
  advice: texts.advice,
  onArrival: true,
};

/** Navigation state from the success page to the checkout. */
export const PAYMENT_FAILED_STATE = { paymentFailed: true };

/** Returns whether the navigation came from a failed authentication. */
export const isPaymentFailedState = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'paymentFailed' in state &&
  state.paymentFailed === true;
