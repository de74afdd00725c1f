/** Stripe's objects, with the fields that our server, our pages and our tests read, as the SDK types them. */
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

export type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'automatic_payment_methods'
  | 'canceled_at'
  | 'client_secret'
  | 'created'
  | 'currency'
  | 'description'
  | 'last_payment_error'
  | 'livemode'
  | 'metadata'
  | 'next_action'
  | 'payment_method_types'
  | 'status'
> & { latest_charge: string | null };

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'failure_code'
  | 'failure_message'
  | 'livemode'
  | 'paid'
  | 'refunded'
  | 'status'
> & {
  payment_intent: string;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
};

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'failure_reason' | 'metadata' | 'status'
> & { charge: string; payment_intent: string };

export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'reason' | 'status'
> & { charge: string; payment_intent: string };

export type Event = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request' | 'type'
> & { data: { object: Intent | Charge | Refund | Dispute } };

/** Returns a random identifier in Stripe's format, such as `pi_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Returns a time as Stripe writes it: seconds since 1970. */
export const toSeconds = (ms: number): number => Math.floor(ms / 1000);
