/** The faults that a test can order, and which calls and events each concerns. */
/** Which part each fault affects: a call to the interface, or a webhook. */
export const STAGES = {
  /** Waits `ms` before the call is processed; its idempotency key is in use during that time. */
  latency: 'call',
  /** Replies with `status`; with `after` the call is processed first. */
  error: 'call',
  /** Processes the call and closes the connection without a reply. */
  'hang-up': 'call',
  /** Sends the webhook after `ms`. */
  delay: 'webhook',
  /** Never sends the webhook. */
  drop: 'webhook',
  /** Sends the webhook `copies` times. */
  duplicate: 'webhook',
  /** Holds webhooks until `times` of them are due, then sends them in reverse order, `ms` apart. */
  reorder: 'webhook',
} as const;

export const FAULTS: readonly string[] = Object.keys(STAGES);

/** A fault that was ordered. */
export interface Fault {
  id: string;
  fault: keyof typeof STAGES;
  /** A call (`payment_intents.create`), an event's type, `payment_intents.*`, or `*`. */
  on: string;
  /** How often it is still applied; `null` until it is removed. */
  times: number | null;
  ms: number;
  status: number;
  after: boolean;
  copies: number;
}

/** The order of a fault; what is left out has a default. */
export type FaultOrder = Pick<Fault, 'fault'> & Partial<Omit<Fault, 'id'>>;
