/** Does what is due by itself: webhooks to send, payments in processing to decide. */
import { endProcessing } from './settle.js';
import type { Settings } from './settings.js';
import type { Store } from './store.js';
import type { WebhookSender } from './webhooks.js';

const longestWaitMs = 60_000;

/** Starts the clock, which looks after every change and at each due time; the function stops it. */
export function startClock(store: Store, settings: Settings, webhooks: WebhookSender): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function tick(): void {
    if (stopped) return;
    const now = settings.now();
    const dueAt = store
      .all('attempts')
      .flatMap((attempt) => (attempt.dueAt === null ? [] : [attempt.dueAt]));
    if (dueAt.some((time) => time <= now.getTime())) {
      const byItself = { now, settings, secret: true, requestId: null, idempotencyKey: null };
      store.transaction((tx) => endProcessing({ tx, ...byItself }));
    }
    webhooks.sendDue();
    const later = dueAt.filter((time) => time > now.getTime());
    const next = Math.min(now.getTime() + longestWaitMs, webhooks.nextAt() ?? Infinity, ...later);
    wait(next - now.getTime());
  }

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(tick, Math.max(ms, 0));
  }

  store.onChange(() => wait(0));
  wait(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
