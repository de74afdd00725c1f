import type Stripe from 'stripe';
import { call, type Call } from './calls.js';
import { confirmIntent } from './confirm.js';
import { seconds, type Context } from './context.js';
import { InvalidParameter, invalidRequest, noSuch, unexpectedState } from './errors.js';
import { emitIntentEvent } from './events.js';
import { newIntent, shown } from './intent-object.js';
import { listParameters, page } from './lists.js';
import {
  email,
  emptyable,
  fields,
  flag,
  integer,
  listOf,
  metadata,
  oneOf,
  required,
  text,
} from './parameters.js';

/** Stripe's least charge in pence, cents and the like: about £0.30. */
const leastAmount = 30;
const greatestAmount = 99_999_999;

const cardForm = fields({
  number: required(text),
  exp_month: required(integer),
  exp_year: required(integer),
  cvc: text,
});

const billingForm = fields({
  email: text,
  name: text,
  phone: text,
  address: fields({
    city: text,
    country: text,
    line1: text,
    line2: text,
    postal_code: text,
    state: text,
  }),
});

const cancelReasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

function find({ tx }: Context, id: string): Stripe.PaymentIntent {
  const intent = tx.get('payment_intents', id);
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

/** The intent, if the caller may act on it: a browser proves it by the client secret. */
function open(context: Context, id: string, clientSecret: string | undefined) {
  const intent = find(context, id);
  if (!context.secret && clientSecret === undefined) {
    const message = 'Missing required param: client_secret.';
    throw new InvalidParameter('client_secret', 'parameter_missing', message);
  }
  if (clientSecret !== undefined && clientSecret !== intent.client_secret) {
    throw invalidRequest('The client_secret does not belong to this payment intent.', {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    });
  }
  return intent;
}

function checkPrice(amount: number, currency: string): void {
  if (!/^[a-z]{3}$/.test(currency)) {
    throw new InvalidParameter('currency', undefined, `Invalid currency: ${currency}.`);
  }
  if (amount < leastAmount) {
    const message = `The amount must be at least ${leastAmount}.`;
    throw new InvalidParameter('amount', 'amount_too_small', message);
  }
  if (amount > greatestAmount) {
    const message = `The amount must be no more than ${greatestAmount}.`;
    throw new InvalidParameter('amount', 'amount_too_large', message);
  }
}

function withoutEmpty(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''));
}

export const paymentIntentCalls: readonly Call[] = [
  call({
    name: 'payment_intents.create',
    method: 'POST',
    path: '/v1/payment_intents',
    accepts: {
      amount: required(integer),
      currency: required(text),
      automatic_payment_methods: fields({
        enabled: required(flag),
        allow_redirects: oneOf('always', 'never'),
      }),
      description: text,
      metadata,
      payment_method_types: listOf(oneOf('card')),
      receipt_email: email,
    },
    run(context, given) {
      const currency = given.currency.toLowerCase();
      checkPrice(given.amount, currency);
      const automatic = given.automatic_payment_methods;
      if (automatic?.enabled && given.payment_method_types !== undefined) {
        const message = 'Give automatic_payment_methods or payment_method_types, not both.';
        throw invalidRequest(message, { param: 'payment_method_types' });
      }
      const isAutomatic = automatic?.enabled ?? given.payment_method_types === undefined;
      const intent = newIntent(context, {
        amount: given.amount,
        currency,
        description: given.description ?? null,
        receiptEmail: given.receipt_email ?? null,
        metadata: withoutEmpty(given.metadata ?? {}),
        automatic: isAutomatic
          ? { enabled: true, allow_redirects: automatic?.allow_redirects ?? 'always' }
          : null,
      });
      context.tx.put('payment_intents', intent);
      emitIntentEvent(context, 'payment_intent.created', intent);
      return intent;
    },
  }),
  call({
    name: 'payment_intents.retrieve',
    method: 'GET',
    path: '/v1/payment_intents/:id',
    browser: true,
    accepts: { client_secret: text },
    run: (context, given, id) => shown(context, open(context, id, given.client_secret)),
  }),
  call({
    name: 'payment_intents.update',
    method: 'POST',
    path: '/v1/payment_intents/:id',
    accepts: { description: text, metadata, receipt_email: emptyable(email) },
    run(context, given, id) {
      const intent = find(context, id);
      const updated = {
        ...intent,
        description: given.description ?? intent.description,
        receipt_email:
          given.receipt_email === undefined ? intent.receipt_email : given.receipt_email,
        metadata: withoutEmpty({ ...intent.metadata, ...given.metadata }),
      } satisfies Stripe.PaymentIntent;
      context.tx.put('payment_intents', updated);
      return updated;
    },
  }),
  call({
    name: 'payment_intents.confirm',
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    browser: true,
    accepts: {
      client_secret: text,
      payment_method: text,
      payment_method_data: fields({
        type: required(oneOf('card')),
        card: cardForm,
        billing_details: billingForm,
      }),
      return_url: text,
    },
    run(context, given, id) {
      const intent = open(context, id, given.client_secret);
      return shown(context, confirmIntent(context, intent, given));
    },
  }),
  call({
    name: 'payment_intents.cancel',
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    accepts: { cancellation_reason: oneOf(...cancelReasons) },
    run(context, given, id) {
      const intent = find(context, id);
      if (['succeeded', 'processing', 'canceled'].includes(intent.status)) {
        const message = `This payment intent cannot be cancelled: its status is ${intent.status}.`;
        throw unexpectedState(message, intent);
      }
      const canceled = {
        ...intent,
        status: 'canceled',
        canceled_at: seconds(context.now),
        cancellation_reason: given.cancellation_reason ?? null,
        next_action: null,
      } satisfies Stripe.PaymentIntent;
      context.tx.put('payment_intents', canceled);
      emitIntentEvent(context, 'payment_intent.canceled', canceled);
      return canceled;
    },
  }),
  call({
    name: 'payment_intents.list',
    method: 'GET',
    path: '/v1/payment_intents',
    accepts: listParameters,
    run: ({ tx }, query) => page(tx.all('payment_intents'), query, '/v1/payment_intents'),
  }),
];
