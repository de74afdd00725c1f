/** Disputes are read like any object; a control call opens and closes them. */
import type Stripe from 'stripe';
import { call, type Call } from './calls.js';
import { seconds, type Context } from './context.js';
import { invalidRequest, noSuch } from './errors.js';
import { emitDisputeEvent } from './events.js';
import { newId } from './ids.js';
import { listParameters, page } from './lists.js';
import { text } from './parameters.js';

const sevenDays = 7 * 24 * 60 * 60;

const noEvidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute.Evidence;

/** The cardholder's bank takes a paid charge back. */
export function openDispute(context: Context, chargeId: string): Stripe.Dispute {
  const { tx, now } = context;
  const charge = tx.get('charges', chargeId);
  if (charge === undefined) throw noSuch('charge', chargeId, 'id');
  if (!charge.paid || charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} is not paid, or disputed already.`);
  }
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(now),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: seconds(now) + sevenDays,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies Stripe.Dispute;
  tx.put('disputes', dispute);
  tx.put('charges', { ...charge, disputed: true });
  emitDisputeEvent(context, 'charge.dispute.created', dispute);
  return dispute;
}

/** How a dispute may end; `lost` and `prevented` mean that the charge is reversed. */
export const endings = ['won', 'lost', 'prevented', 'warning_closed'] as const;
export type Ending = (typeof endings)[number];

/** Ends a dispute with the issuer's decision. One that was lost may be won afterwards, by an appeal. */
export function closeDispute(context: Context, id: string, status: Ending): Stripe.Dispute {
  const open = context.tx.get('disputes', id);
  if (open === undefined) throw noSuch('dispute', id, 'dispute');
  const closed = { ...open, status } satisfies Stripe.Dispute;
  context.tx.put('disputes', closed);
  const isWonBack = open.status === 'lost' && status === 'won';
  const type = isWonBack ? 'charge.dispute.funds_reinstated' : 'charge.dispute.closed';
  emitDisputeEvent(context, type, closed);
  return closed;
}

export const disputeCalls: readonly Call[] = [
  call({
    name: 'disputes.retrieve',
    method: 'GET',
    path: '/v1/disputes/:id',
    accepts: {},
    run({ tx }, _given, id) {
      const dispute = tx.get('disputes', id);
      if (dispute === undefined) throw noSuch('dispute', id, 'dispute');
      return dispute;
    },
  }),
  call({
    name: 'disputes.list',
    method: 'GET',
    path: '/v1/disputes',
    accepts: { ...listParameters, charge: text, payment_intent: text },
    run({ tx }, { charge, payment_intent: intent, ...query }) {
      const rows = tx
        .all('disputes')
        .filter((dispute) => charge === undefined || dispute.charge === charge)
        .filter((dispute) => intent === undefined || dispute.payment_intent === intent);
      return page(rows, query, '/v1/disputes');
    },
  }),
];
