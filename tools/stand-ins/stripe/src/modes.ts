/** The faults that a test can order, and which calls and events each concerns. */

/** Where a fault strikes: a call to the interface, a card being charged, or a webhook. */
export type Stage = 'call' | 'card' | 'webhook';

export const faults = {
  /** Waits `ms` before the call is worked on; its idempotency key is in use meanwhile. */
  latency: 'call',
  /** Answers `status`; with `after` the work is done first. */
  error: 'call',
  /** Does the work and never answers. */
  timeout: 'call',
  /** Does the work and closes the connection. */
  'hang-up': 'call',
  /** Refuses the card, whatever its number: on `confirm`, `authentication` or `processing`. */
  decline: 'card',
  /** Sends after `ms`. */
  delay: 'webhook',
  /** Never sends. */
  drop: 'webhook',
  /** Sends `copies` times. */
  duplicate: 'webhook',
  /** Holds until `times` have come, then sends them last first, `ms` apart. */
  reorder: 'webhook',
  /** Sends nothing until the mode is removed. */
  pause: 'webhook',
} as const satisfies Record<string, Stage>;

export type Fault = keyof typeof faults;

export const faultNames: readonly string[] = Object.keys(faults);

/** A fault that was ordered. */
export interface Mode {
  id: string;
  fault: Fault;
  /** A call (`payment_intents.create`), an event's type, `payment_intents.*`, or `*`. */
  on: string;
  /** How often it still strikes; `null` until it is removed. */
  times: number | null;
  ms: number;
  status: number;
  after: boolean;
  /** Whether an idempotency key remembers the error, as Stripe does for 500. */
  remembered: boolean;
  /** Seconds, sent with 429 and 503. */
  retryAfter: number;
  copies: number;
}

/** Whether a mode is about this call or event. */
export function concerns(mode: Mode, name: string): boolean {
  if (mode.on.endsWith('*')) return name.startsWith(mode.on.slice(0, -1));
  return mode.on === name;
}

/** Whether webhooks of this type are held by a pause. */
export function isPaused(modes: readonly Mode[], type: string): boolean {
  return modes.some((mode) => mode.fault === 'pause' && concerns(mode, type));
}
