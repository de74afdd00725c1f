/** The calls that the stand-in answers, of Stripe's: the parameters it accepts and what each returns. */
import type { objects } from './objects.data.js';
import { defineTables, oneOf } from './interface-table.js';

const expand = { 'expand?': 'string[]' };

const list = {
  ...expand,
  'created?': 'integer | range',
  'ending_before?': 'string',
  'limit?': 'integer',
  'starting_after?': 'string',
};

/** A call's parameters stand under its method and path, those within a parameter under a name. */
export const parameters = defineTables({
  'POST /v1/payment_intents': {
    ...expand,
    amount: 'integer',
    'automatic_payment_methods?': 'automatic_payment_methods',
    currency: 'string',
    'description?': 'string',
    'metadata?': 'map',
    'payment_method_types?': "'card'[]",
    'receipt_email?': 'string',
  },
  'GET /v1/payment_intents': list,
  'GET /v1/payment_intents/:id': { ...expand, 'client_secret?': 'string' },
  'POST /v1/payment_intents/:id': {
    ...expand,
    'description?': 'string',
    'metadata?': 'map',
    'receipt_email?': 'string',
  },
  'POST /v1/payment_intents/:id/confirm': {
    ...expand,
    'client_secret?': 'string',
    'payment_method?': 'string',
    'payment_method_data?': 'payment_method_data',
    'return_url?': 'string',
  },
  'POST /v1/payment_intents/:id/cancel': {
    ...expand,
    'cancellation_reason?': oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
  },
  'GET /v1/charges': { ...list, 'payment_intent?': 'string' },
  'GET /v1/charges/:id': expand,
  'POST /v1/refunds': {
    ...expand,
    'amount?': 'integer',
    'charge?': 'string',
    'metadata?': 'map',
    'payment_intent?': 'string',
    'reason?': oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  },
  'GET /v1/refunds': { ...list, 'charge?': 'string', 'payment_intent?': 'string' },
  'GET /v1/refunds/:id': expand,
  'GET /v1/disputes': { ...list, 'charge?': 'string', 'payment_intent?': 'string' },
  'GET /v1/disputes/:id': expand,
  'GET /v1/events': {
    ...list,
    'delivery_success?': 'boolean',
    'type?': 'string',
    'types?': 'string[]',
  },
  'GET /v1/events/:id': expand,

  range: { 'gt?': 'integer', 'gte?': 'integer', 'lt?': 'integer', 'lte?': 'integer' },
  automatic_payment_methods: {
    'allow_redirects?': oneOf('always', 'never'),
    enabled: 'boolean',
  },
  payment_method_data: {
    'billing_details?': 'billing_details',
    'card?': 'card',
    type: "'card'",
  },
  card: { 'cvc?': 'string', exp_month: 'integer', exp_year: 'integer', number: 'string' },
  billing_details: {
    'address?': 'address',
    'email?': 'string',
    'name?': 'string',
    'phone?': 'string',
  },
  address: {
    'city?': 'string',
    'country?': 'string',
    'line1?': 'string',
    'line2?': 'string',
    'postal_code?': 'string',
    'state?': 'string',
  },
});

/** What each call returns. */
export const replies: Readonly<Record<string, keyof typeof objects>> = {
  'POST /v1/payment_intents': 'payment_intent',
  'GET /v1/payment_intents': 'payment_intent_list',
  'GET /v1/payment_intents/:id': 'payment_intent',
  'POST /v1/payment_intents/:id': 'payment_intent',
  'POST /v1/payment_intents/:id/confirm': 'payment_intent',
  'POST /v1/payment_intents/:id/cancel': 'payment_intent',
  'GET /v1/charges': 'charge_list',
  'GET /v1/charges/:id': 'charge',
  'POST /v1/refunds': 'refund',
  'GET /v1/refunds': 'refund_list',
  'GET /v1/refunds/:id': 'refund',
  'GET /v1/disputes': 'dispute_list',
  'GET /v1/disputes/:id': 'dispute',
  'GET /v1/events': 'event_list',
  'GET /v1/events/:id': 'event',
};
