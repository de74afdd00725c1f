/** Creates events and sends them as signed webhooks. Repeats each webhook until it gets a 2xx reply or is abandoned. */
import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { type Fault, STAGE_BY_FAULT } from './faults.js';
import { type Event, newId, toSeconds } from './objects.js';
import type { Settings } from './settings.js';
import type { Delivery, Store, Transaction } from './store.js';

/**
 * What each function that changes the stand-in's state needs: the transaction, and the request that causes the change.
 */
export interface Context {
  tx: Transaction;
  settings: Settings;
  /** The id of the request that causes the change; `null` if none does. */
  requestId: string | null;
  idempotencyKey: string | null;
}

/** The version of Stripe's API that this workspace's SDK uses. */
export const API_VERSION = '2026-10-28.endive';

const MAX_PARALLEL_DELIVERIES = 20;
const DELIVERY_TIMEOUT_MS = 10_000;
/** The pause before each retry of a webhook. After the last retry, the webhook is abandoned. */
const RETRY_SECONDS = [1, 2, 5, 10, 30, 60, 300, 900, 3_600, 10_800, 21_600, 43_200];

/** Creates an event about a change and the webhook that reports it, in the transaction of that change. */
export function emitEvent(
  { tx, settings, requestId, idempotencyKey }: Context,
  type: Stripe.Event['type'],
  object: Event['data']['object'],
): void {
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: toSeconds(Date.now()),
    livemode: false,
    pending_webhooks: settings.webhookUrl === null ? 0 : 1,
    request: { id: requestId, idempotency_key: idempotencyKey },
    type,
    data: { object },
  };
  tx.put('events', event);
  if (settings.webhookUrl === null) return;
  const fault = takeFault(tx, 'webhook', type);
  if (fault?.fault === 'drop') return;
  const copies = fault?.fault === 'duplicate' ? fault.copies : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    tx.put('deliveries', {
      id: newId('whd'),
      event: event.id,
      tries: 0,
      nextAt: Date.now() + (fault?.fault === 'delay' ? fault.ms : 0),
      heldBy: fault?.fault === 'reorder' ? fault.id : null,
    });
  }
  if (fault?.fault === 'reorder' && fault.times === 0) releaseDeliveries(tx, fault);
}

/** Returns the first fault that affects a call or event, and reduces the number of times for which it still applies. */
export function takeFault(tx: Transaction, stage: 'call' | 'webhook', name: string): Fault | undefined {
  const fault = tx.all('faults').find((each) => {
    const isNamed = each.on.endsWith('*') ? name.startsWith(each.on.slice(0, -1)) : each.on === name;
    return STAGE_BY_FAULT[each.fault] === stage && isNamed;
  });
  if (fault === undefined || fault.times === null) return fault;
  const countedFault = { ...fault, times: fault.times - 1 };
  if (countedFault.times > 0) tx.put('faults', countedFault);
  else tx.remove('faults', fault.id);
  return countedFault;
}

/** Sends the webhooks that a fault delays, newest first. */
export function releaseDeliveries(tx: Transaction, fault: Fault): void {
  const heldDeliveries = tx.all('deliveries').filter(({ heldBy }) => heldBy === fault.id);
  for (const [index, delivery] of heldDeliveries.toReversed().entries()) {
    tx.put('deliveries', { ...delivery, heldBy: null, nextAt: Date.now() + index * fault.ms });
  }
}

/** Returns the value of Stripe's signature header: the time in seconds, and the HMAC-SHA-256 of `time.payload`. */
function createSignature(payload: string, secret: string): string {
  const time = toSeconds(Date.now());
  const digest = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${digest}`;
}

export class WebhookSender {
  readonly #active = new Set<string>();
  readonly #closing = new AbortController();

  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  /** Starts sending every webhook that is due. Returns when the next one is due, in milliseconds since 1970. */
  sendDue(): number {
    const waitingDeliveries = this.store
      .all('deliveries')
      .filter(({ id, heldBy }) => heldBy === null && !this.#active.has(id));
    const now = Date.now();
    for (const delivery of waitingDeliveries) {
      if (this.#active.size >= MAX_PARALLEL_DELIVERIES) return Infinity;
      if (delivery.nextAt <= now) void this.#try(delivery);
    }
    return Math.min(...waitingDeliveries.map(({ nextAt }) => nextAt).filter((time) => time > now));
  }

  /** Sends an event once. Returns the status of the reply, or `null` if there is no reply. */
  private async send(event: Event): Promise<number | null> {
    const { webhookUrl, webhookSecret } = this.settings;
    if (webhookUrl === null) return null;
    const payload = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': createSignature(payload, webhookSecret),
        },
        body: payload,
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  /** Stops sending. A webhook that is being sent is sent again after the next start. */
  close(): void {
    this.#closing.abort();
  }

  async #try(delivery: Delivery): Promise<void> {
    const event = this.store.all('events').find(({ id }) => id === delivery.event);
    if (event === undefined) return;
    this.#active.add(delivery.id);
    const status = await this.send(event);
    this.#active.delete(delivery.id);
    if (this.#closing.signal.aborted) return;
    const hasArrived = status !== null && status >= 200 && status < 300;
    const wait = RETRY_SECONDS[delivery.tries];
    this.store.transaction((tx) => {
      if (hasArrived) tx.put('events', { ...event, pending_webhooks: 0 });
      if (hasArrived || wait === undefined) return tx.remove('deliveries', delivery.id);
      const nextAttemptAt = Date.now() + wait * 1000;
      tx.put('deliveries', { ...delivery, tries: delivery.tries + 1, nextAt: nextAttemptAt });
    });
  }
}
