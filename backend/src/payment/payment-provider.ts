import type { PaymentStatus } from '@bearings/contracts';

/** Injection token of the {@link PaymentProvider}; null where payment is unavailable. */
export const PAYMENT_PROVIDER = Symbol('payment provider');

export interface ProviderIntent {
  id: string;
  /** From the intent's own metadata; null when it is none of ours. */
  assessmentId: string | null;
  generation: number;
  status: PaymentStatus;
  /** In the smallest unit: pence. */
  amount: number;
  /** Lower case, as the provider writes it. */
  currency: string;
  live: boolean;
  clientSecret: string;
  /** The latest try to charge the card, once there was one. */
  charge: { last4: string | null; refunded: boolean } | null;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The intent it speaks of, if it speaks of one. */
  intentId: string | null;
}

/** A webhook whose signature does not hold. */
export class BadSignatureError extends Error {}

/**
 * The payment provider's calls that we make. Each throws {@link ProviderUnavailableError} when the
 * provider does not answer.
 */
export interface PaymentProvider {
  /** One intent for each assessment and generation, however often it is asked for. */
  createIntent(order: {
    assessmentId: string;
    generation: number;
    receiptEmail: string;
  }): Promise<ProviderIntent>;
  /** Null when the provider knows no such intent. */
  retrieveIntent(id: string): Promise<ProviderIntent | null>;
  /** Does nothing to an intent that is final. */
  cancelIntent(id: string): Promise<void>;
  /** Gives all the money back, once. */
  refundIntent(id: string): Promise<void>;
  /** Verifies the signature over the raw bytes, then parses. Throws {@link BadSignatureError}. */
  readEvent(rawBody: Buffer, signature: string): ProviderEvent;
}

export class ProviderUnavailableError extends Error {}
