/** The stand-in's tables. Stripe's objects are stored as it would send them. */
import type Stripe from 'stripe';
import type { ErrorBody } from './errors.js';
import type { CardFacts } from './cards.js';
import type { Mode } from './modes.js';

/** The last try at paying an intent: what is needed to finish it later. */
export interface Attempt {
  /** The intent's id. */
  id: string;
  /** Names this try in the authentication page's address. */
  token: string;
  card: CardFacts;
  returnUrl: string | null;
  billing: Billing;
  /** When a payment in processing is decided, in milliseconds since 1970. */
  dueAt: number | null;
}

export interface Billing {
  email: string | null;
  name: string | null;
  phone: string | null;
  address: Stripe.Address;
}

/** One event's way to the webhook; gone once it has arrived. */
export interface Delivery {
  id: string;
  event: string;
  type: string;
  state: 'waiting' | 'dropped' | 'given-up';
  tries: number;
  /** When it is tried next, in milliseconds since 1970. */
  nextAt: number;
  /** The mode that keeps it back until it is released. */
  heldBy: string | null;
  lastStatus: number | null;
}

/** The reply kept for an idempotency key. */
export interface KeptReply {
  /** The idempotency key. */
  id: string;
  fingerprint: string;
  at: number;
  requestId: string;
  status: number;
  body: object | { error: ErrorBody };
}

export interface Tables {
  payment_intents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  events: Stripe.Event;
  attempts: Attempt;
  deliveries: Delivery;
  kept_replies: KeptReply;
  modes: Mode;
}

export type TableName = keyof Tables;

/** Rows by table and id, oldest first. */
export type Rows<Extra = never> = { [T in TableName]: Map<string, Tables[T] | Extra> };

export function emptyRows<Extra = never>(): Rows<Extra> {
  return {
    payment_intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: new Map(),
    attempts: new Map(),
    deliveries: new Map(),
    kept_replies: new Map(),
    modes: new Map(),
  };
}

export const tableNames: readonly TableName[] = [
  'payment_intents',
  'charges',
  'refunds',
  'disputes',
  'events',
  'attempts',
  'deliveries',
  'kept_replies',
  'modes',
];
