/** Faults that a test can order. */
export const FAULTS = [
  /** Accepts the call and never answers. */
  'hang',
  /** Begins to answer and stops. */
  'hang_midway',
  /** Sends one byte per second. */
  'dribble',
  'rate_limited',
  /** Replies with 429 and a Retry-After of ten minutes. */
  'rate_limited_long',
  /** Replies with 429 as for an exhausted quota, which no retry ends. */
  'quota',
  'unauthorised',
  /** 404: the server does not have the model. */
  'no_model',
  /** 400 without an explanation. */
  'bad_request',
  'error',
  /** Sends half an answer, with the finish_reason `length`. */
  'truncated',
  /** Sends half a reply and closes the connection. */
  'cut_off',
  /** Sends half an answer and resets the connection. */
  'reset',
  /** The answer is not JSON. */
  'malformed',
  /** Replies with an HTML page and status 200. */
  'html',
  /** Sends an answer without text. */
  'empty',
  /** Replies with status 200 and no body. */
  'silent',
  'filtered',
  'refusal',
  /** Sends an answer that never ends, as fast as the client reads it. */
  'endless',
  'wrong_numbers',
  'markup',
  'missing_section',
  'pay',
  'repetition',
  /** A claim rests on a fact that was not sent. */
  'unknown_fact',
  /** The reply uses a placeholder that was not offered. */
  'unknown_placeholder',
  'health',
  'promise',
] as const;

export type Fault = (typeof FAULTS)[number];

export interface FaultOrder {
  fault: Fault;
  /** How many calls; null until orders are cleared. */
  times: number | null;
  /** Only calls for this text fail, and within the answer only this text; null for all. */
  field: string | null;
}

/** A queue of orders: the first that applies to a call is used up before the next. */
export class FaultOrders {
  private orders: FaultOrder[] = [];

  add(order: FaultOrder): void {
    this.orders.push({ ...order });
  }

  clear(): void {
    this.orders = [];
  }

  /** Takes the order for a call for these texts, with its fault; null if none applies. */
  take(fields: readonly string[]): FaultOrder | null {
    const index = this.orders.findIndex(({ field }) => field === null || fields.includes(field));
    const order = this.orders[index];
    if (!order) return null;
    if (order.times !== null && (order.times -= 1) <= 0) this.orders.splice(index, 1);
    return order;
  }
}
