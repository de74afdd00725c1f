/** `expand[]`: puts whole objects where a reply has their identifiers. */
import { invalidRequest } from './errors.js';
import { page } from './lists.js';
import type { Transaction } from './store.js';

type FetchLinked = (tx: Transaction, id: string) => object | undefined;

const charge: FetchLinked = (tx, id) => tx.get('charges', id);
const paymentIntent: FetchLinked = (tx, id) => tx.get('payment_intents', id);

/** Which fields of which object can be expanded. */
const links: Readonly<Record<string, Readonly<Record<string, FetchLinked>>>> = {
  payment_intent: { latest_charge: charge },
  charge: { payment_intent: paymentIntent, refunds: refundsOf },
  refund: { charge, payment_intent: paymentIntent },
  dispute: { charge, payment_intent: paymentIntent },
};

/** The reply with each of these paths expanded, such as `latest_charge` or `data.latest_charge`. */
export function expand(tx: Transaction, reply: object, paths: readonly string[]): object {
  return paths.reduce((result, path) => expandPath(tx, result, path.split('.'), path), reply);
}

function expandPath(
  tx: Transaction,
  target: object,
  steps: readonly string[],
  path: string,
): object {
  const [step, ...rest] = steps;
  if (step === undefined) return target;
  const fields: Record<string, unknown> = { ...target };
  if (fields.object === 'list' && step === 'data' && Array.isArray(fields.data)) {
    const rows: unknown[] = fields.data;
    const expanded = rows.map((row) => (isObject(row) ? expandPath(tx, row, rest, path) : row));
    return { ...fields, data: expanded };
  }
  const fetchLinked = links[String(fields.object)]?.[step];
  const isShown = step in fields || fetchLinked === refundsOf;
  if (fetchLinked === undefined || !isShown) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const current = fields[step];
  if (current === null) return target;
  const id = fetchLinked === refundsOf ? String(fields.id) : current;
  const found = typeof id === 'string' ? fetchLinked(tx, id) : id;
  if (!isObject(found)) return target;
  return { ...fields, [step]: expandPath(tx, found, rest, path) };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function refundsOf(tx: Transaction, chargeId: string): object {
  const refunds = tx.all('refunds').filter((refund) => refund.charge === chargeId);
  return page(refunds, {}, `/v1/charges/${chargeId}/refunds`);
}
