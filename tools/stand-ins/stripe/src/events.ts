/** Creates events, and their webhook deliveries, in the transaction of the change they report. */
import type Stripe from 'stripe';
import { seconds, type Context } from './context.js';
import { planDelivery } from './deliveries.js';
import { newId } from './ids.js';

/** The interface version the SDK of this workspace speaks. */
export const apiVersion = '2026-10-28.endive';

type PaymentIntentEvent =
  | 'payment_intent.created'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_intent.canceled';
type ChargeEvent = 'charge.succeeded' | 'charge.failed' | 'charge.refunded';
type RefundEvent = 'refund.created' | 'refund.updated' | 'refund.failed';
type DisputeEvent =
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_reinstated';

function frame(context: Context) {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: seconds(context.now),
    livemode: false,
    pending_webhooks: context.settings.webhookUrl === null ? 0 : 1,
    request: { id: context.requestId, idempotency_key: context.idempotencyKey },
  } as const;
}

function record(context: Context, event: Stripe.Event): void {
  context.tx.put('events', event);
  planDelivery(context, event);
}

/** Creates an event about a payment intent. */
export function emitIntentEvent(
  context: Context,
  type: PaymentIntentEvent,
  object: Stripe.PaymentIntent,
): void {
  record(context, { ...frame(context), type, data: { object } } satisfies Stripe.Event);
}

/** Creates an event about a charge. */
export function emitChargeEvent(
  context: Context,
  type: ChargeEvent,
  object: Stripe.Charge,
  previous?: Partial<Stripe.Charge>,
): void {
  const data = previous === undefined ? { object } : { object, previous_attributes: previous };
  record(context, { ...frame(context), type, data } satisfies Stripe.Event);
}

/** Creates an event about a refund. */
export function emitRefundEvent(
  context: Context,
  type: RefundEvent,
  object: Stripe.Refund,
  previous?: Partial<Stripe.Refund>,
): void {
  const data = previous === undefined ? { object } : { object, previous_attributes: previous };
  record(context, { ...frame(context), type, data } satisfies Stripe.Event);
}

/** Creates an event about a dispute. */
export function emitDisputeEvent(
  context: Context,
  type: DisputeEvent,
  object: Stripe.Dispute,
): void {
  record(context, { ...frame(context), type, data: { object } } satisfies Stripe.Event);
}
