/** Which webhooks an event causes, and when: the plan. Sending is in webhooks.ts. */
import type Stripe from 'stripe';
import type { Context } from './context.js';
import { newId } from './ids.js';
import type { Mode } from './modes.js';
import { strike } from './strike.js';
import type { Transaction } from './store.js';
import type { Delivery } from './tables.js';

/** Puts an event on its way to the webhook, as a fault that was ordered has it. */
export function planDelivery({ tx, now, settings }: Context, event: Stripe.Event): void {
  if (settings.webhookUrl === null) return;
  const mode = strike(tx, 'webhook', event.type);
  const copies = mode?.fault === 'duplicate' ? mode.copies : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    tx.put('deliveries', {
      id: newId('whd'),
      event: event.id,
      type: event.type,
      state: mode?.fault === 'drop' ? 'dropped' : 'waiting',
      tries: 0,
      nextAt: now.getTime() + (mode?.fault === 'delay' ? mode.ms : 0),
      heldBy: mode?.fault === 'reorder' ? mode.id : null,
      lastStatus: null,
    });
  }
  if (mode?.fault === 'reorder' && mode.times === 0) release(tx, mode, now);
}

/** Lets go what a mode has held, the last first. */
export function release(tx: Transaction, mode: Mode, now: Date): void {
  tx.all('deliveries')
    .filter((delivery) => delivery.heldBy === mode.id)
    .toReversed()
    .forEach((delivery, place) => {
      tx.put('deliveries', {
        ...delivery,
        heldBy: null,
        nextAt: now.getTime() + place * mode.ms,
      });
    });
}

/** Writes down how a try ended: done and forgotten, or to be tried again after the next wait. */
export function recordTry(
  { tx, now, settings }: Pick<Context, 'tx' | 'now' | 'settings'>,
  delivery: Delivery,
  status: number | null,
): void {
  if (status !== null && status >= 200 && status < 300) {
    tx.remove('deliveries', delivery.id);
    const event = tx.get('events', delivery.event);
    if (event !== undefined) tx.put('events', { ...event, pending_webhooks: 0 });
    return;
  }
  const wait = settings.webhookRetryMs[delivery.tries];
  tx.put('deliveries', {
    ...delivery,
    tries: delivery.tries + 1,
    lastStatus: status,
    state: wait === undefined ? 'given-up' : 'waiting',
    nextAt: now.getTime() + (wait ?? 0),
  });
}
