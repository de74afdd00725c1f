/** A local stand-in for Stripe. It offers the calls of Stripe's HTTP interface that we use, and moves no money. */
import { endProcessing } from './payments.js';
import { buildServer } from './server.js';
import type { Settings } from './settings.js';
import { Store } from './store.js';
import { WebhookSender } from './webhooks.js';

export type { FaultOrder } from './faults.js';
export type { RecordedCall } from './settings.js';

export interface StandIn {
  url: string;
  /** Stops the stand-in; its state stays in the file. */
  close(): Promise<void>;
}

const KEY_PREFIXES = {
  secretKey: 'sk_test_',
  publishableKey: 'pk_test_',
  webhookSecret: 'whsec_',
} as const;

const MAX_WAIT_MS = 60_000;

/** Starts a stand-in. @throws Error if the port is in use, the file is damaged, or a key is not a test key. */
export async function startStandIn(settings: Settings): Promise<StandIn> {
  for (const name of ['secretKey', 'publishableKey', 'webhookSecret'] as const) {
    const prefix = KEY_PREFIXES[name];
    if (!settings[name].startsWith(prefix)) {
      throw new Error(`The stand-in's ${name} must start with ${prefix}.`);
    }
  }
  const store = new Store(settings.stateFile);
  const webhooks = new WebhookSender(store, settings);
  const app = buildServer(store, settings);
  let url: string;
  try {
    url = await app.listen({ host: '127.0.0.1', port: settings.port });
  } catch (error) {
    store.close();
    throw error;
  }

  // Runs work that is due: ends the processing of payments, and sends webhooks.
  let timer: NodeJS.Timeout | undefined;
  const tick = (): void => {
    const dueTimes = store.all('attempts').flatMap((attempt) => attempt.dueAt ?? []);
    if (dueTimes.some((time) => time <= Date.now())) {
      const context = { settings, requestId: null, idempotencyKey: null };
      store.transaction((tx) => endProcessing({ tx, ...context }));
      return;
    }
    wait(Math.min(MAX_WAIT_MS, Math.min(webhooks.sendDue(), ...dueTimes) - Date.now()));
  };
  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(tick, Math.max(ms, 0));
  };
  store.onChange = () => wait(0);
  wait(0);
  return {
    url,
    close: async () => {
      store.onChange = () => undefined;
      clearTimeout(timer);
      webhooks.close();
      await app.close();
      store.close();
    },
  };
}
