import type { Logger } from '../logging/logger.js';

/**
 * Runs `work` every `ms`, never twice at once; a failure is logged and the next round comes.
 * Returns a function that stops it and waits for the round under way.
 */
export function repeat(
  name: string,
  ms: number,
  work: () => Promise<void>,
  logger: Logger,
): () => Promise<void> {
  let stopped = false;
  let wake = (): void => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const rounds = (async () => {
    for (;;) {
      try {
        await work();
      } catch (error) {
        logger.warn({ err: error, task: name }, 'a round failed; the next one follows');
      }
      if (stopped) return;
      await pause();
      if (stopped) return;
    }
  })();

  return async () => {
    stopped = true;
    wake();
    await rounds;
  };
}
