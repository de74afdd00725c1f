import type { ComponentType } from 'react';

/** The outcome of one attempt to pay, as seen by the browser. The server fetches its own result. */
export type PaymentOutcome =
  | { kind: 'settled'; intentId: string; redirectStatus: 'succeeded' | 'processing' }
  /**
   * `message`: the provider's text for the buyer, or null. `declined`: nothing was charged, and
   * another card may be tried.
   */
  | { kind: 'failed'; message: string | null; declined: boolean }
  /** A field is missing or wrong; the provider's fields show which. */
  | { kind: 'invalid' }
  /** The intent was cancelled without a charge. A new one is needed. */
  | { kind: 'canceled' }
  /** The browser is navigating to the bank's page, which returns to `returnUrl`. */
  | { kind: 'leaving' };

/** Props of every provider's form. */
export interface PaymentFormProps {
  clientSecret: string;
  /** The provider's publishable key. */
  publicKey: string;
  /** Absolute URL of the success page, with the assessment's id. */
  returnUrl: string;
  /** Why the last attempt failed; shown next to the button. */
  problem: PaymentProblem | null;
  /** Called when an attempt starts. */
  onStart: () => void;
  /** Called once for each attempt. */
  onOutcome: (outcome: PaymentOutcome) => void;
}

/** Why a payment failed, in sentences for the buyer. */
export interface PaymentProblem {
  text: string;
  /** The buyer's next action; null if the text states it. */
  advice: string | null;
  /** True if the buyer returned from the bank with this problem, without clicking Pay on this page. */
  onArrival?: true;
}

/** Fields and button of one provider. It stays usable after a failure. */
export type PaymentForm = ComponentType<PaymentFormProps>;

/** Returns the intent's id, which is the first part of its client secret. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';
