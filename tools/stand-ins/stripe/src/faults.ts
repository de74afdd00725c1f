/** The stage that each fault affects: the reply to a call, or the delivery of a webhook. */
export const STAGE_BY_FAULT = {
  /** Waits `ms` milliseconds before it processes the call. Meanwhile the call's idempotency key is in use. */
  latency: 'call',
  /** Replies with the HTTP status `status`. If `after` is true, processes the call before that. */
  error: 'call',
  /** Processes the call and closes the connection without a reply. */
  'hang-up': 'call',
  /** Sends the webhook after `ms` milliseconds. */
  delay: 'webhook',
  /** Never sends the webhook. */
  drop: 'webhook',
  /** Sends the webhook `copies` times. */
  duplicate: 'webhook',
  /** Delays webhooks until `times` of them are due, then sends them in reverse order, `ms` milliseconds apart. */
  reorder: 'webhook',
} as const;

export const FAULT_NAMES: readonly string[] = Object.keys(STAGE_BY_FAULT);

/** A fault that a test has ordered. */
export interface Fault {
  id: string;
  fault: keyof typeof STAGE_BY_FAULT;
  /**
   * What fails: a call such as `payment_intents.create`, an event's type, a pattern such as
   * `payment_intents.*`, or `*` for all.
   */
  on: string;
  /** How many more times the fault is applied. `null` means: until a test removes the fault. */
  times: number | null;
  ms: number;
  status: number;
  after: boolean;
  copies: number;
}

/** A test's request to the stand-in to produce a fault. Fields that are left out have defaults. */
export type FaultOrder = Pick<Fault, 'fault'> & Partial<Omit<Fault, 'id'>>;
