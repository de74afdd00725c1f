/** What can be ordered to go wrong. */
export const FAULTS = [
  /** Takes the call and never answers. */
  'hang',
  /** Begins to answer and stops. */
  'hang_midway',
  /** A byte a second. */
  'dribble',
  'rate_limited',
  /** 429 as well, but for good. */
  'quota',
  'unauthorised',
  'error',
  /** The stream reports an error half way. */
  'error_midway',
  /** Half an answer, with finish_reason length. */
  'truncated',
  /** Half an answer, and the connection ends without a word. */
  'cut_off',
  /** Half an answer, and the connection is reset. */
  'reset',
  /** The answer is no JSON. */
  'malformed',
  /** The stream around the answer is no JSON. */
  'broken_stream',
  /** A page, with status 200. */
  'html',
  /** An answer without text. */
  'empty',
  /** Status 200 and nothing else. */
  'silent',
  'filtered',
  'refusal',
  /** Never ends, as fast as it is read. */
  'endless',
  'wrong_numbers',
  'markup',
  'missing_section',
  'pay',
  'repetition',
] as const;

export type Fault = (typeof FAULTS)[number];

export interface FaultOrder {
  fault: Fault;
  /** How many calls; null until orders are cleared. */
  times: number | null;
}

export function isFault(value: unknown): value is Fault {
  return FAULTS.some((fault) => fault === value);
}

/** Orders in their turn: the first is used up before the second begins. */
export class FaultOrders {
  private orders: FaultOrder[] = [];

  add(order: FaultOrder): void {
    this.orders.push({ ...order });
  }

  clear(): void {
    this.orders = [];
  }

  /** The fault of the next call. */
  take(): Fault | null {
    const [order] = this.orders;
    if (!order) return null;
    if (order.times !== null && (order.times -= 1) <= 0) this.orders.shift();
    return order.fault;
  }
}
