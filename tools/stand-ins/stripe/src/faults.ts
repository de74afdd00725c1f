/** The faults that a test can order, and which calls and events each concerns. */
import type { Transaction } from './store.js';

/** Which part each fault affects: a call to the interface, or a webhook. */
const STAGES = {
  /** Waits `ms` before the call is worked on; its idempotency key is in use meanwhile. */
  latency: 'call',
  /** Answers `status`; with `after` the work is done first. */
  error: 'call',
  /** Does the work and closes the connection. */
  'hang-up': 'call',
  /** Sends after `ms`. */
  delay: 'webhook',
  /** Never sends. */
  drop: 'webhook',
  /** Sends `copies` times. */
  duplicate: 'webhook',
  /** Holds until `times` have come, then sends them last first, `ms` apart. */
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

/** Takes the first fault that concerns a call or event, counted down. */
export function takeFault(
  tx: Transaction,
  stage: 'call' | 'webhook',
  name: string,
): Fault | undefined {
  const fault = tx.all('faults').find((each) => {
    const isNamed = each.on.endsWith('*')
      ? name.startsWith(each.on.slice(0, -1))
      : each.on === name;
    return STAGES[each.fault] === stage && isNamed;
  });
  if (fault === undefined || fault.times === null) return fault;
  const counted = { ...fault, times: fault.times - 1 };
  if (counted.times > 0) tx.put('faults', counted);
  else tx.remove('faults', fault.id);
  return counted;
}
