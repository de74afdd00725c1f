import type Stripe from 'stripe';
import type { CardFacts, Decline } from './cards.js';
import { seconds, type Context } from './context.js';
import { newId } from './ids.js';
import type { Attempt } from './tables.js';

/** The charge that one try at an intent leaves: paid, or refused for the reason given. */
export function newCharge(
  { now }: Context,
  intent: Stripe.PaymentIntent,
  attempt: Attempt,
  refused: Decline | null,
): Stripe.Charge {
  const { billing, card } = attempt;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: refused ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...billing, tax_id: null },
    calculated_statement_descriptor: null,
    captured: refused === null,
    created: seconds(now),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refused?.code ?? null,
    failure_message: refused?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: refused ? declinedBy(refused) : approved,
    paid: refused === null,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: { type: 'card', card: cardDetails(card, intent.amount) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: refused ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

const approved = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
} satisfies Stripe.Charge.Outcome;

function declinedBy(refused: Decline): Stripe.Charge.Outcome {
  return {
    ...approved,
    network_status: 'declined_by_network',
    reason: refused.declineCode ?? refused.code,
    seller_message: 'The bank refused the card.',
    type: 'issuer_declined',
  };
}

function cardDetails(card: CardFacts, amount: number): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'GB',
    electronic_commerce_indicator: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  } satisfies Stripe.Charge.PaymentMethodDetails.Card;
}
