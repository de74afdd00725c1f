import type { PaymentStatus } from '@bearings/contracts';
import type { ChargeState } from './payment-state.js';

/** Injection token of the {@link PaymentProvider}; null where payment is unavailable. */
export const PAYMENT_PROVIDER = Symbol('payment provider');

export interface ProviderCharge extends ChargeState {
  last4: string | null;
}

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
  charge: ProviderCharge | null;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** By the provider's clock, to the second. */
  createdAt: Date;
  /** The intent it speaks of, if it speaks of one. */
  intentId: string | null;
}

export interface IntentOrder {
  assessmentId: string;
  generation: number;
}

/**
 * The payment provider's calls that we make. Each throws {@link ProviderUnavailableError} when the
 * provider does not answer.
 */
export interface PaymentProvider {
  /**
   * One intent for each assessment and generation, however often it is asked for. Throws
   * {@link ProviderFaultError} when this generation will go on failing.
   */
  createIntent(order: IntentOrder): Promise<ProviderIntent>;
  /** Null when the provider knows no such intent. */
  retrieveIntent(id: string): Promise<ProviderIntent | null>;
  /** Does nothing to an intent that is final or being charged. */
  cancelIntent(id: string): Promise<void>;
  /**
   * Gives back what is left of an intent's money; nothing when nothing is left. `attempt` counts our
   * tries: the provider remembers its own faults for one. Throws {@link RefundRefusedError}.
   */
  refundIntent(id: string, attempt: number): Promise<void>;
  /** Events about intents, charges and disputes since then, the newest first. */
  listEvents(since: Date): AsyncIterable<ProviderEvent>;
  /** Verifies the signature over the raw bytes, then parses. Throws {@link BadSignatureError}. */
  readEvent(rawBody: Buffer, signature: string): ProviderEvent;
}

export class ProviderUnavailableError extends Error {}

/** The provider failed inside and remembers it: the same call would fail for a day. */
export class ProviderFaultError extends ProviderUnavailableError {}

/** The provider will not refund this charge, for the cardholder's bank is deciding about it. */
export class RefundRefusedError extends Error {}

/** A webhook whose signature does not hold. */
export class BadSignatureError extends Error {}
