import type { ComponentType } from 'react';

/** How a try to pay ended, as far as the browser knows. The server looks for itself afterwards. */
export type PaymentOutcome =
  | { kind: 'settled'; intentId: string; redirectStatus: 'succeeded' | 'processing' }
  /** `message`: the provider's words for the buyer; null when it had none. */
  | { kind: 'failed'; message: string | null }
  /** The intent can be paid no longer, and nothing was charged for it. A new one is needed. */
  | { kind: 'canceled' }
  /** The buyer is on the way to the provider's own page, which leads back to `returnUrl`. */
  | { kind: 'leaving' };

/** What every provider's form is given: one intent to pay, and where to come back to. */
export interface PaymentFormProps {
  clientSecret: string;
  /** The provider's publishable key. */
  publicKey: string;
  /** Whole URL of the success page, with the assessment in it. */
  returnUrl: string;
  /** Told once for each try. */
  onOutcome: (outcome: PaymentOutcome) => void;
}

/** Fields for a way to pay, with the button; the form stays alive after a failure. */
export type PaymentForm = ComponentType<PaymentFormProps>;

/** An intent's id, which its client secret begins with. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';
