/** Sends what deliveries.ts planned: signed, tried again until answered, held by a pause. */
import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { recordTry } from './deliveries.js';
import { isPaused } from './modes.js';
import type { Settings } from './settings.js';
import type { Store } from './store.js';
import type { Delivery } from './tables.js';

const mostAtOnce = 20;

/** Stripe's signature header: the time in seconds, and the HMAC-SHA-256 of `time.payload`. */
export function signature(payload: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${digest}`;
}

export class WebhookSender {
  readonly #underWay = new Set<string>();
  readonly #closing = new AbortController();

  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  /** Starts every try that is due. */
  sendDue(): void {
    for (const delivery of this.#waiting()) {
      if (this.#underWay.size >= mostAtOnce) return;
      if (delivery.nextAt <= this.settings.now().getTime()) void this.#try(delivery);
    }
  }

  /** When the next try is due, in milliseconds since 1970; `undefined` if none is waiting. */
  nextAt(): number | undefined {
    if (this.#underWay.size >= mostAtOnce) return undefined;
    const times = this.#waiting().map((delivery) => delivery.nextAt);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** Posts an event once; the status it was answered with, or `null` for no answer. */
  async send(event: Stripe.Event): Promise<number | null> {
    const { webhookUrl, webhookSecret, webhookTimeoutMs, now } = this.settings;
    if (webhookUrl === null) return null;
    const payload = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (stand-in)',
          'stripe-signature': signature(payload, webhookSecret, now()),
        },
        body: payload,
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(webhookTimeoutMs)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  /** Stops; what was under way is sent again after the next start. */
  close(): void {
    this.#closing.abort();
  }

  #waiting(): Delivery[] {
    const modes = this.store.all('modes');
    return this.store
      .all('deliveries')
      .filter(
        ({ id, state, heldBy, type }) =>
          state === 'waiting' &&
          heldBy === null &&
          !this.#underWay.has(id) &&
          !isPaused(modes, type),
      );
  }

  async #try(delivery: Delivery): Promise<void> {
    const event = this.store.all('events').find((each) => each.id === delivery.event);
    if (event === undefined) return;
    this.#underWay.add(delivery.id);
    const status = await this.send(event);
    this.#underWay.delete(delivery.id);
    if (this.#closing.signal.aborted) return;
    const { settings } = this;
    this.store.transaction((tx) =>
      recordTry({ tx, now: settings.now(), settings }, delivery, status),
    );
  }
}
