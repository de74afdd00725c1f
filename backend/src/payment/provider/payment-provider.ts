import type { PaymentStatus } from '@bearings/contracts';
import type { ChargeState } from '../settle/payment-state.js';

/** Injection token of the {@link PaymentProvider}; null if payment is unavailable. */
export const PAYMENT_PROVIDER = Symbol('payment provider');

export interface ProviderCharge extends ChargeState {
  last4: string | null;
}

export interface ProviderIntent {
  id: string;
  /** The assessment in the intent's metadata; null when the intent is not ours. */
  assessmentId: string | null;
  generation: number;
  status: PaymentStatus;
  /** The amount in pence. */
  amount: number;
  /** The currency's ISO 4217 code in lower case. */
  currency: string;
  live: boolean;
  clientSecret: string;
  /** The latest charge; null before the first. */
  charge: ProviderCharge | null;
  /**
   * Statuses from the provider that this release does not know. In the intent's other fields, each unknown status is
   * replaced by the safest known one.
   */
  unknownStatuses: readonly UnknownStatus[];
}

export interface UnknownStatus {
  object: 'intent' | 'refund' | 'dispute';
  status: string;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The time of the event's creation, by the provider's clock, in whole seconds. */
  createdAt: Date;
  /** The API version with which the provider created the event. */
  apiVersion: string | null;
  /** The intent that the event concerns; null for other events. */
  intentId: string | null;
}

export interface IntentOrder {
  assessmentId: string;
  generation: number;
}

/** The calls to the payment provider. Each throws {@link ProviderUnavailableError} if the provider does not respond. */
export interface PaymentProvider {
  /**
   * Creates the intent of one checkout attempt; repeated calls return the same one. Throws {@link ProviderFaultError}
   * if this attempt keeps failing.
   */
  createIntent(order: IntentOrder): Promise<ProviderIntent>;
  /** Returns null if the provider has no such intent. */
  retrieveIntent(id: string): Promise<ProviderIntent | null>;
  /** Cancels an intent, unless it is paid, cancelled or being charged. */
  cancelIntent(id: string): Promise<void>;
  /**
   * Refunds the remaining amount of an intent; does nothing if none is left. `attempt` is part of the idempotency key,
   * because the provider stores an internal error under the key and returns it again for the same key. Throws
   * {@link RefundRefusedError} if the provider rejects the refund.
   */
  refundIntent(id: string, attempt: number): Promise<void>;
  /** Returns the events about intents, charges and disputes since this time, newest first. */
  listEvents(since: Date): AsyncIterable<ProviderEvent>;
  /**
   * Returns the event in a webhook's body, after verifying the signature of the raw bytes. Throws
   * {@link BadSignatureError} or {@link MalformedEventError}.
   */
  readEvent(rawBody: Buffer, signature: string): ProviderEvent;
}

export class ProviderUnavailableError extends Error {}

/**
 * An internal error of the provider. The provider stores the error under the call's idempotency key, so the same call
 * would fail again for a day.
 */
export class ProviderFaultError extends ProviderUnavailableError {}

/** The provider does not refund this charge, because a dispute about it is open. */
export class RefundRefusedError extends Error {}

/** A webhook whose signature is invalid, too old or dated in the future. */
export class BadSignatureError extends Error {}

/** A webhook with a valid signature whose body is not an event of the provider. */
export class MalformedEventError extends Error {}
