import { checkoutTexts } from './checkout-texts';
import type { PaymentOutcome, PaymentProblem } from './payment-form';

const texts = checkoutTexts.payment;

/** Returns the texts for a failed attempt: the provider's message and what to do next. */
export function toPaymentProblem(outcome: Extract<PaymentOutcome, { kind: 'failed' }>): PaymentProblem {
  const { message, declined } = outcome;
  if (declined) return { text: message ?? texts.declined, advice: texts.advice };
  return { text: message ?? texts.failedFallback, advice: null };
}

/** Shown when the payment intent was cancelled while the form was open. A new intent has replaced it. */
export const INTENT_RENEWED_PROBLEM: PaymentProblem = { text: texts.renewed, advice: null };

/** Shown when the buyer comes back from the bank's page without having authenticated the payment. */
export const NOT_AUTHENTICATED_PROBLEM: PaymentProblem = {
  text: texts.notAuthenticated,
  advice: texts.advice,
  onArrival: true,
};
