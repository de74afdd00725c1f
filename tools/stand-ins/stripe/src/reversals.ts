/** Reverses paid charges by refunds and disputes. */
import { invalidRequest, missingObject } from './errors.js';
import { type Charge, type Dispute, newId, type Refund, toSeconds } from './objects.js';
import { type Context, emitEvent } from './webhooks.js';

/** Refunds the paid charge of an intent: the given amount, or else all that was paid. */
export function createRefund(context: Context, intentId: string, wanted?: number): Refund {
  const { tx } = context;
  const intent = tx.get('payment_intents', intentId);
  if (intent === undefined) throw missingObject('payment_intent', intentId, 'payment_intent');
  const charge = tx.get('charges', intent.latest_charge ?? '');
  if (!charge?.paid) {
    throw invalidRequest(`Payment intent ${intentId} has no paid charge to refund.`);
  }
  // Failed refunds do not count, because their money can be refunded again.
  const before = tx
    .all('refunds')
    .filter((refund) => refund.charge === charge.id && refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);
  const amountLeft = charge.amount - before;
  const amount = wanted ?? amountLeft;
  if (amountLeft === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, { code: 'charge_already_refunded', charge: charge.id });
  }
  if (isRefundBlockedByDispute(context, charge)) {
    const message = `Charge ${charge.id} is disputed.`;
    throw invalidRequest(message, { code: 'charge_disputed', charge: charge.id });
  }
  if (amount < 1 || amount > amountLeft) {
    const message = `A refund of ${amount} is not within what is left of the charge, ${amountLeft}.`;
    throw invalidRequest(message, { param: 'amount' });
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: toSeconds(Date.now()),
    currency: charge.currency,
    metadata: {},
    payment_intent: intentId,
    status: 'succeeded',
  };
  const refundedAmount = before + amount;
  const after = {
    ...charge,
    amount_refunded: refundedAmount,
    refunded: refundedAmount === charge.amount,
  };
  tx.put('refunds', refund);
  tx.put('charges', after);
  emitEvent(context, 'refund.created', refund);
  emitEvent(context, 'charge.refunded', after);
  return refund;
}

/** Returns whether a dispute prevents refunds. A dispute that the seller has won does not. */
function isRefundBlockedByDispute({ tx }: Context, { id, disputed }: Charge): boolean {
  const newestDispute = tx.all('disputes').findLast(({ charge }) => charge === id);
  return disputed && newestDispute?.status !== 'won';
}

/**
 * Makes a refund fail, as when a bank sends the money back days later. The charge's
 * `amount_refunded` does not change, because Stripe does not document whether it decreases.
 */
export function failRefund(context: Context, id: string): Refund {
  const refund = context.tx.get('refunds', id);
  if (refund?.status !== 'succeeded') throw missingObject('succeeded refund', id);
  const failed: Refund = {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  };
  context.tx.put('refunds', failed);
  emitEvent(context, 'refund.updated', failed);
  emitEvent(context, 'refund.failed', failed);
  return failed;
}

/** Opens a dispute: the cardholder's bank demands the return of a charge that was paid. */
export function openDispute(context: Context, chargeId: string): Dispute {
  const charge = context.tx.get('charges', chargeId);
  if (charge === undefined) throw missingObject('charge', chargeId);
  if (!charge.paid || charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} is not paid, or disputed already.`);
  }
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: toSeconds(Date.now()),
    currency: charge.currency,
    livemode: false,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  context.tx.put('disputes', dispute);
  context.tx.put('charges', { ...charge, disputed: true });
  emitEvent(context, 'charge.dispute.created', dispute);
  return dispute;
}

/** How a dispute may end; `lost` and `prevented` mean that the charge is reversed. */
export const DISPUTE_ENDINGS = ['won', 'lost', 'prevented'] as const;

/**
 * Ends a dispute with the decision of the cardholder's bank. A lost dispute may be ended again as won, as after an
 * appeal.
 */
export function closeDispute(context: Context, id: string, status: (typeof DISPUTE_ENDINGS)[number]): Dispute {
  const open = context.tx.get('disputes', id);
  if (open === undefined) throw missingObject('dispute', id);
  const closedDispute = { ...open, status };
  context.tx.put('disputes', closedDispute);
  const isWonBack = open.status === 'lost' && status === 'won';
  emitEvent(context, isWonBack ? 'charge.dispute.funds_reinstated' : 'charge.dispute.closed', closedDispute);
  return closedDispute;
}
