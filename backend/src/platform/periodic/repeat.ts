import type { Logger } from '../logging/logger.js';
import { trackWork } from './running-work.js';

/**
 * Tasks that run less often than this are not tracked. A rare task, such as a daily one, may run for longer than the
 * time after which tracked work counts as stuck and stops the process's heartbeat.
 */
const MAX_TRACKED_INTERVAL_MS = 60_000;

/**
 * Runs `work` every `ms`, but never concurrently. A failure is logged and does not stop the timer. Returns a function
 * that stops the timer and waits for a running `work`.
 */
export function repeat(name: string, ms: number, work: () => Promise<void>, logger: Logger): () => Promise<void> {
  let isStopped = false;
  let wakeUp = (): void => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const rounds = (async () => {
    for (;;) {
      try {
        await (ms <= MAX_TRACKED_INTERVAL_MS ? trackWork(name, work) : work());
      } catch (error) {
        logger.warn({ err: error, task: name }, 'periodic task failed; will retry');
      }
      if (isStopped) return;
      await pause();
      if (isStopped) return;
    }
  })();

  return async () => {
    isStopped = true;
    wakeUp();
    await rounds;
  };
}
