/** The calls below `/v1`: those that our server, our pages and our tests use. */
import type { TypedCard } from './cards.js';
import { invalidRequest, missingObject } from './errors.js';
import { type Intent, newId, toSeconds } from './objects.js';
import { changeIntent, confirmIntent, publicIntent, createUnexpectedStateRefusal } from './payments.js';
import { createRefund } from './reversals.js';
import type { ServeCall } from './serve.js';
import type { Transaction } from './store.js';
import type { Context } from './webhooks.js';

const textSchema = { type: 'string', minLength: 1, maxLength: 5000 };
const integer = { type: 'integer' };
const metadata = { type: 'object', additionalProperties: { type: 'string', maxLength: 500 } };

const createObjectSchema = (properties: Record<string, object>, required: string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

interface ListQuery {
  limit?: number;
  starting_after?: string;
  created?: { gte: number };
}

const listParameterSchemas = {
  limit: { type: 'integer', minimum: 1, maximum: 100 },
  starting_after: textSchema,
  created: createObjectSchema({ gte: integer }, ['gte']),
};

/** Returns one page of rows, newest first; `rows` are oldest first. */
function selectPage<R extends { id: string; created: number }>(
  rows: readonly R[],
  { limit = 10, starting_after: after, created }: ListQuery,
) {
  const newestFirst = rows.toReversed().filter((row) => row.created >= (created?.gte ?? 0));
  const startIndex = newestFirst.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && startIndex === 0) throw missingObject('object', after, 'starting_after');
  const data = newestFirst.slice(startIndex, startIndex + limit);
  return { object: 'list', data, has_more: startIndex + limit < newestFirst.length };
}

/** Returns whether a row has all wanted values. A field whose wanted value is undefined is not compared. */
function matchesAll(row: object, wanted: Record<string, string | undefined>): boolean {
  return Object.entries(wanted).every(([field, value]) => value === undefined || Reflect.get(row, field) === value);
}

function findIntent({ tx }: Context, id: string): Intent {
  const intent = tx.get('payment_intents', id);
  if (intent === undefined) throw missingObject('payment_intent', id, 'intent');
  return intent;
}

/** Returns an intent with its charge and the ten newest refunds of the charge inserted. */
function insertCharge(tx: Transaction, intent: Intent): object {
  const charge = tx.get('charges', intent.latest_charge ?? '');
  if (charge === undefined) return intent;
  const refunds = selectPage(
    tx.all('refunds').filter((refund) => refund.charge === charge.id),
    {},
  );
  return { ...intent, latest_charge: { ...charge, refunds } };
}

interface NewIntent {
  amount: number;
  currency: string;
  automatic_payment_methods?: Intent['automatic_payment_methods'];
  description?: string;
  metadata?: Record<string, string>;
}

function createIntent(context: Context, given: NewIntent): Intent {
  const id = newId('pi');
  const intent: Intent = {
    id,
    object: 'payment_intent',
    amount: given.amount,
    automatic_payment_methods: given.automatic_payment_methods ?? null,
    canceled_at: null,
    client_secret: newId(`${id}_secret`),
    created: toSeconds(Date.now()),
    currency: given.currency.toLowerCase(),
    description: given.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: given.metadata ?? {},
    next_action: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  };
  return changeIntent(context, intent, 'payment_intent.created', {});
}

/** Registers all calls. */
export function serveCalls(serve: ServeCall): void {
  serve<NewIntent & Record<string, unknown>>({
    name: 'payment_intents.create',
    method: 'POST',
    path: '/v1/payment_intents',
    accepts: {
      // An amount is in the smallest unit of its currency. Stripe's minimum corresponds to about £0.30 in most
      // currencies.
      amount: { type: 'integer', minimum: 30, maximum: 99_999_999 },
      currency: { type: 'string', pattern: '^[a-zA-Z]{3}$' },
      automatic_payment_methods: createObjectSchema({ enabled: { type: 'boolean' } }, ['enabled']),
      description: textSchema,
      metadata,
    },
    required: ['amount', 'currency'],
    run: createIntent,
  });
  serve<{ expand?: string[] }>({
    name: 'payment_intents.retrieve',
    method: 'GET',
    path: '/v1/payment_intents/:id',
    accepts: { expand: { type: 'array', items: { enum: ['latest_charge.refunds'] } } },
    run(context, { expand }, id) {
      const intent = findIntent(context, id);
      return expand?.length ? insertCharge(context.tx, intent) : intent;
    },
  });
  serve<{
    client_secret: string;
    return_url: string;
    payment_method_data: { type: string; card: TypedCard };
  }>({
    name: 'payment_intents.confirm',
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    browser: true,
    accepts: {
      client_secret: textSchema,
      return_url: { type: 'string', pattern: '^https?://\\S+$' },
      payment_method_data: createObjectSchema(
        {
          type: { const: 'card' },
          card: createObjectSchema({ number: textSchema, exp_month: integer, exp_year: integer, cvc: textSchema }, [
            'number',
            'exp_month',
            'exp_year',
          ]),
        },
        ['type', 'card'],
      ),
    },
    required: ['client_secret', 'return_url', 'payment_method_data'],
    run(context, given, id) {
      const intent = findIntent(context, id);
      if (given.client_secret !== intent.client_secret) {
        const message = 'The client_secret does not belong to this payment intent.';
        throw invalidRequest(message, { param: 'client_secret' });
      }
      const { card } = given.payment_method_data;
      return publicIntent(confirmIntent(context, intent, card, given.return_url));
    },
  });
  serve<Record<string, never>>({
    name: 'payment_intents.cancel',
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    accepts: {},
    run(context, _form, id) {
      const intent = findIntent(context, id);
      if (['succeeded', 'processing', 'canceled'].includes(intent.status)) {
        throw createUnexpectedStateRefusal('cancelled', intent);
      }
      const change = {
        status: 'canceled',
        canceled_at: toSeconds(Date.now()),
        next_action: null,
      } as const;
      return changeIntent(context, intent, 'payment_intent.canceled', change);
    },
  });
  serve<{ payment_intent: string; amount?: number }>({
    name: 'refunds.create',
    method: 'POST',
    path: '/v1/refunds',
    accepts: { payment_intent: textSchema, amount: integer },
    required: ['payment_intent'],
    run: (context, given) => createRefund(context, given.payment_intent, given.amount),
  });
  serve<{ types?: string[] } & ListQuery & Record<string, unknown>>({
    name: 'events.list',
    method: 'GET',
    path: '/v1/events',
    accepts: { ...listParameterSchemas, types: { type: 'array', items: textSchema } },
    run({ tx }, { types, ...query }) {
      return selectPage(
        tx.all('events').filter((event) => types?.includes(event.type) ?? true),
        query,
      );
    },
  });
  for (const table of ['payment_intents', 'charges', 'refunds', 'disputes'] as const) {
    serve<{ charge?: string; payment_intent?: string } & ListQuery & Record<string, unknown>>({
      name: `${table}.list`,
      method: 'GET',
      path: `/v1/${table}`,
      accepts: { ...listParameterSchemas, charge: textSchema, payment_intent: textSchema },
      run: ({ tx }, { charge, payment_intent, ...query }) =>
        selectPage(
          tx.all<typeof table>(table).filter((row) => matchesAll(row, { charge, payment_intent })),
          query,
        ),
    });
  }
}
