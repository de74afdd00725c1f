/** A stand-in for Stripe: its HTTP interface for the calls we make, on this machine, without money. */
import { startClock } from './clock.js';
import { buildServer } from './server.js';
import { completeSettings, type StandInSettings } from './settings.js';
import { Store } from './store.js';
import { WebhookSender } from './webhooks.js';

export type { ModeOrder } from './control.js';
export type { Fault, Mode } from './modes.js';
export type { StandInSettings } from './settings.js';

export interface StandIn {
  url: string;
  port: number;
  /** Stops it; its state stays in the file. */
  close(): Promise<void>;
}

/** Starts a stand-in. @throws Error when the port is taken, the file damaged, or a key is none. */
export async function startStandIn(given: StandInSettings): Promise<StandIn> {
  const settings = completeSettings(given);
  const store = new Store(settings.stateFile, settings.now());
  const webhooks = new WebhookSender(store, settings);
  const app = buildServer(store, settings, webhooks);
  let url: string;
  try {
    url = await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    store.close();
    throw error;
  }
  const stopClock = startClock(store, settings, webhooks);
  const close = async () => {
    stopClock();
    webhooks.close();
    await app.close();
    store.close();
  };
  let closing: Promise<void> | undefined;
  return {
    url,
    port: Number(new URL(url).port),
    close: () => (closing ??= close()),
  };
}
