import type { Task } from './compose.js';

/** Faults that a test can make the stand-in produce. */
export const FAULT_NAMES = [
  /** Accepts the call and never answers. */
  'hang',
  /** Begins a reply, then sends nothing more. */
  'hang_midway',
  /** Sends one byte per second. */
  'dribble',
  'rate_limited',
  /** Replies with 429 and a Retry-After of ten minutes. */
  'rate_limited_long',
  /** Replies with 429 as for an exhausted quota; a retry has the same result. */
  'quota',
  'unauthorised',
  /** Replies with 404: the server does not have the model. */
  'no_model',
  /** Replies with 400 without an explanation. */
  'bad_request',
  'error',
  /** Sends half an answer, with the finish_reason `length`. */
  'truncated',
  /** Sends half a reply and closes the connection. */
  'cut_off',
  /** Sends half a reply, then resets the connection. */
  'reset',
  /** Sends an answer that is not JSON. */
  'malformed',
  /** Redirects to another address. */
  'redirect',
  /** Replies with a web page and status 200, as a captive portal does. */
  'captive_portal',
  /** Sends an answer without text. */
  'empty',
  /** Replies with status 200 and no body. */
  'silent',
  'filtered',
  'refusal',
  /** Refuses in the text of the answer. */
  'text_refusal',
  /** Sends an answer that never ends, as fast as the client reads it. */
  'endless',
  'wrong_numbers',
  'markup',
  'pay',
  /** The answer uses a slot that its sentence does not have. */
  'unknown_slot',
  /** The answer has the right shape, but is no edit of what was sent. */
  'nonsense',
] as const;

export type Fault = (typeof FAULT_NAMES)[number];

export interface FaultOrder {
  fault: Fault;
  /** Number of calls that fail; null for all calls until the orders are cleared. */
  times: number | null;
  /** The only calls that fail: those that edit or those that judge; null if every call fails. */
  role: Task['role'] | null;
}

/** The faults that tests have ordered. If several apply to a call, the one that was ordered first is produced. */
export class FaultOrders {
  private orders: FaultOrder[] = [];

  add(order: FaultOrder): void {
    this.orders.push({ ...order });
  }

  clear(): void {
    this.orders = [];
  }

  /**
   * Returns the fault to produce for a call with this role, or null if there is none. Counts the fault as used once.
   */
  take(role: Task['role']): Fault | null {
    const index = this.orders.findIndex((order) => order.role === null || order.role === role);
    const order = this.orders[index];
    if (!order) return null;
    if (order.times !== null && (order.times -= 1) <= 0) this.orders.splice(index, 1);
    return order.fault;
  }
}
