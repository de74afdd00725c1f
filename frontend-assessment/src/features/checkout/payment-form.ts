import type { ComponentType } from 'react';

/** The outcome of one attempt to pay, as the browser sees it. The server checks the payment itself. */
export type PaymentOutcome =
  | { kind: 'settled'; intentId: string; redirectStatus: 'succeeded' | 'processing' }
  /**
   * `message` is the provider's text for the buyer, or null. `declined` is true if nothing was
   * charged and the buyer may try another card.
   */
  | { kind: 'failed'; message: string | null; declined: boolean }
  /** A field is empty or invalid; the provider's fields show which. */
  | { kind: 'invalid' }
  /** The payment intent was cancelled and nothing was charged. A new intent is needed. */
  | { kind: 'canceled' }
  /** The browser is opening the bank's page, which will return to `returnUrl`. */
  | { kind: 'leaving' };

/** Props that the payment forms of all providers have. */
export interface PaymentFormProps {
  clientSecret: string;
  /** The provider's publishable key. */
  publicKey: string;
  /** Absolute URL of the success page, with the assessment's id. */
  returnUrl: string;
  /** Why the last attempt failed; shown next to the button. */
  problem: PaymentProblem | null;
  onStart: () => void;
  /** Called once for each attempt, when its outcome is known. */
  onOutcome: (outcome: PaymentOutcome) => void;
}

/** Why a payment failed, in sentences for the buyer. */
export interface PaymentProblem {
  text: string;
  /** What the buyer can do next; null if `text` says it. */
  advice: string | null;
  /** True if the buyer came back from the bank's page with this problem, so that no click on this page caused it. */
  onArrival?: true;
}

/** The payment form of one provider: fields and button. After a failed attempt it can be used again. */
export type PaymentForm = ComponentType<PaymentFormProps>;

/** Returns the id of an intent: the first part of its client secret. */
export const parseIntentId = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';
