import type Stripe from 'stripe';
import { call, type Call } from './calls.js';
import { seconds, type Context } from './context.js';
import { InvalidParameter, invalidRequest, noSuch } from './errors.js';
import { emitChargeEvent, emitRefundEvent } from './events.js';
import { newId } from './ids.js';
import { listParameters, page } from './lists.js';
import { integer, metadata, oneOf, text } from './parameters.js';

interface Target {
  charge?: string | undefined;
  payment_intent?: string | undefined;
}

/** Returns the paid charge to refund, named by its id or by its intent's. */
function chargeToRefund({ tx }: Context, given: Target): Stripe.Charge {
  if (given.charge !== undefined) {
    const charge = tx.get('charges', given.charge);
    if (charge === undefined) throw noSuch('charge', given.charge, 'charge');
    if (!charge.paid)
      throw invalidRequest(`Charge ${charge.id} was not paid.`, { param: 'charge' });
    return charge;
  }
  if (given.payment_intent === undefined) {
    const message = 'Missing required param: one of charge, payment_intent.';
    throw new InvalidParameter('charge', 'parameter_missing', message);
  }
  const intent = tx.get('payment_intents', given.payment_intent);
  if (intent === undefined) throw noSuch('payment_intent', given.payment_intent, 'payment_intent');
  const latest = typeof intent.latest_charge === 'string' ? intent.latest_charge : '';
  const charge = tx.get('charges', latest);
  if (charge === undefined || !charge.paid) {
    const message = `Payment intent ${intent.id} has no paid charge to refund.`;
    throw invalidRequest(message, { param: 'payment_intent' });
  }
  return charge;
}

/** Returns the refunded amount of a charge, failed refunds excluded: that money can be refunded again. */
function amountRefunded({ tx }: Context, charge: Stripe.Charge): number {
  return tx
    .all('refunds')
    .filter((refund) => refund.charge === charge.id && refund.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** A dispute that the seller won leaves the charge refundable. */
function isDisputed({ tx }: Context, { id, disputed }: Stripe.Charge): boolean {
  const newest = tx.all('disputes').findLast(({ charge }) => charge === id);
  return disputed && newest?.status !== 'won' && newest?.status !== 'warning_closed';
}

function checkRefundable(
  charge: Stripe.Charge,
  isDisputed: boolean,
  left: number,
  amount: number,
): void {
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, { code: 'charge_already_refunded', charge: charge.id });
  }
  if (isDisputed) {
    const message = `Charge ${charge.id} is disputed.`;
    throw invalidRequest(message, { code: 'charge_disputed', charge: charge.id });
  }
  if (amount < 1 || amount > left) {
    const message = `A refund of ${amount} is not within what is left of the charge, ${left}.`;
    throw invalidRequest(message, { param: 'amount' });
  }
}

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/**
 * The bank sends a refund back, days after it was made. The charge's own `amount_refunded` stays as it
 * was, for Stripe does not document whether it falls: the refund's status alone is to be relied on.
 */
export function failRefund(context: Context, id: string): Stripe.Refund {
  const refund = context.tx.get('refunds', id);
  if (refund === undefined) throw noSuch('refund', id, 'id');
  if (refund.status !== 'succeeded') throw invalidRequest(`Refund ${id} has not succeeded.`);
  const failed = {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  } satisfies Stripe.Refund;
  context.tx.put('refunds', failed);
  emitRefundEvent(context, 'refund.updated', failed, { status: refund.status });
  emitRefundEvent(context, 'refund.failed', failed);
  return failed;
}

export const refundCalls: readonly Call[] = [
  call({
    name: 'refunds.create',
    method: 'POST',
    path: '/v1/refunds',
    accepts: {
      amount: integer,
      charge: text,
      metadata,
      payment_intent: text,
      reason: oneOf(...reasons),
    },
    run(context, given) {
      const { tx } = context;
      const charge = chargeToRefund(context, given);
      const before = amountRefunded(context, charge);
      const left = charge.amount - before;
      const amount = given.amount ?? left;
      checkRefundable(charge, isDisputed(context, charge), left, amount);
      const refund = {
        id: newId('re'),
        object: 'refund',
        amount,
        balance_transaction: null,
        charge: charge.id,
        created: seconds(context.now),
        currency: charge.currency,
        customer: null,
        customer_account: null,
        destination_details: { type: 'card', card: { type: 'refund' } },
        metadata: given.metadata ?? {},
        payment_intent: charge.payment_intent,
        payment_method: charge.payment_method,
        reason: given.reason ?? null,
        receipt_number: null,
        source_transfer_reversal: null,
        status: 'succeeded',
        transfer_reversal: null,
      } satisfies Stripe.Refund;
      const refunded = before + amount;
      const after = {
        ...charge,
        amount_refunded: refunded,
        refunded: refunded === charge.amount,
      } satisfies Stripe.Charge;
      tx.put('refunds', refund);
      tx.put('charges', after);
      emitRefundEvent(context, 'refund.created', refund);
      const { amount_refunded, refunded: wasRefunded } = charge;
      emitChargeEvent(context, 'charge.refunded', after, {
        amount_refunded,
        refunded: wasRefunded,
      });
      return refund;
    },
  }),
  call({
    name: 'refunds.retrieve',
    method: 'GET',
    path: '/v1/refunds/:id',
    accepts: {},
    run({ tx }, _given, id) {
      const refund = tx.get('refunds', id);
      if (refund === undefined) throw noSuch('refund', id, 'refund');
      return refund;
    },
  }),
  call({
    name: 'refunds.list',
    method: 'GET',
    path: '/v1/refunds',
    accepts: { ...listParameters, charge: text, payment_intent: text },
    run({ tx }, { charge, payment_intent: intent, ...query }) {
      const rows = tx
        .all('refunds')
        .filter((refund) => charge === undefined || refund.charge === charge)
        .filter((refund) => intent === undefined || refund.payment_intent === intent);
      return page(rows, query, '/v1/refunds');
    },
  }),
];
