/** How one call of the interface is described. The calls themselves stand by resource. */
import type Stripe from 'stripe';
import type { Context } from './context.js';
import { expand } from './expand.js';
import { listOf, readFields, text, type Kind } from './parameters.js';

type Shape = Readonly<Record<string, Kind<unknown>>>;
type Values<S extends Shape> = { [K in keyof S]: S[K] extends Kind<infer T> ? T : never };

/** A browser sees the payer's part of an intent. */
type ShownIntent = Stripe.PaymentIntent | Partial<Stripe.PaymentIntent>;

/** What each call answers, by the SDK; its name is as in the SDK, and faults are ordered by it. */
interface Replies {
  'payment_intents.create': Stripe.PaymentIntent;
  'payment_intents.retrieve': ShownIntent;
  'payment_intents.update': Stripe.PaymentIntent;
  'payment_intents.confirm': ShownIntent;
  'payment_intents.cancel': Stripe.PaymentIntent;
  'payment_intents.list': Stripe.ApiList<Stripe.PaymentIntent>;
  'charges.retrieve': Stripe.Charge;
  'charges.list': Stripe.ApiList<Stripe.Charge>;
  'refunds.create': Stripe.Refund;
  'refunds.retrieve': Stripe.Refund;
  'refunds.list': Stripe.ApiList<Stripe.Refund>;
  'disputes.retrieve': Stripe.Dispute;
  'disputes.list': Stripe.ApiList<Stripe.Dispute>;
  'events.retrieve': Stripe.Event;
  'events.list': Stripe.ApiList<Stripe.Event>;
}

interface Description<N extends keyof Replies, S extends Shape> {
  name: N;
  method: 'GET' | 'POST';
  /** An object's identifier in it is written `:id`. */
  path: string;
  /** Whether a browser may make it, with a publishable key and a client secret. */
  browser?: true;
  accepts: S;
  run(context: Context, given: Values<S>, id: string): Replies[N];
}

export interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  browser: boolean;
  /** Reads the parameters, changing nothing. @throws InvalidParameter */
  prepare(form: Record<string, unknown>): (context: Context, id: string) => object;
}

const expandable = { expand: listOf(text) };

/** Describes a call: where it is, what it accepts, and what it does. */
export function call<N extends keyof Replies, const S extends Shape>(
  description: Description<N, S>,
): Call {
  const { name, method, path, browser = false, accepts, run } = description;
  return {
    name,
    method,
    path,
    browser,
    prepare({ expand: paths, ...form }) {
      const given = readFields(accepts, form);
      const { expand: wanted = [] } = readFields(expandable, { expand: paths });
      return (context, id) => expand(context.tx, run(context, given, id), wanted);
    },
  };
}
