import type Stripe from 'stripe';
import { seconds, type Context } from './context.js';
import { newClientSecret, newId } from './ids.js';

export interface NewIntent {
  amount: number;
  currency: string;
  description: string | null;
  receiptEmail: string | null;
  metadata: Record<string, string>;
  automatic: Stripe.PaymentIntent['automatic_payment_methods'];
}

/** Returns a new payment intent, without an attempt to pay it. */
export function newIntent({ now }: Context, given: NewIntent): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: given.automatic,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: seconds(now),
    currency: given.currency,
    customer: null,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: cardOptions },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: given.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

const cardOptions = {
  installments: null,
  mandate_options: null,
  network: null,
  request_three_d_secure: 'automatic',
} satisfies Stripe.PaymentIntent.PaymentMethodOptions.Card;

const publicFields = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

/** An intent as its caller may see it: whole for the secret key, the payer's part for a browser. */
export function shown(
  { secret }: Context,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentIntent | Partial<Stripe.PaymentIntent> {
  if (secret) return intent;
  return Object.fromEntries(publicFields.map((field) => [field, intent[field]]));
}
