// Pauses a page's timers, so that a test can inspect a state that the page would leave by itself.
import type { Disposable, Page } from '@playwright/test';

/** Minimum delay of the timers that are paused. Shorter timers, such as those for rendering, run as usual. */
const MIN_PAUSED_MS = 500;

const pausedPages = new WeakMap<Page, Disposable[]>();

/** Pauses every timer of 500 ms or more in the pages opened from now on. */
export async function pauseTimers(page: Page): Promise<void> {
  const script = await page.addInitScript((minDelay) => {
    const { setTimeout: start, clearTimeout: stop } = window;
    const pausedTimers = new Map<number, { run: () => void; delay: number }>();
    const pauseTimer = (run: TimerHandler, delay = 0, ...rest: unknown[]): number => {
      if (delay < minDelay || typeof run !== 'function') return start(run, delay, ...rest);
      const id = start(() => undefined, 2 ** 31 - 1);
      pausedTimers.set(id, { run: () => run(...rest), delay });
      return id;
    };
    const cancel = (id?: number): void => {
      if (id !== undefined) pausedTimers.delete(id);
      stop(id);
    };
    const runPaused = (wanted: number): number => {
      const dueTimers = [...pausedTimers].filter(([, { delay }]) => delay === wanted);
      for (const [id] of dueTimers) cancel(id);
      for (const [, { run }] of dueTimers) run();
      return dueTimers.length;
    };
    Object.assign(window, { setTimeout: pauseTimer, clearTimeout: cancel, runPaused });
  }, MIN_PAUSED_MS);
  pausedPages.set(page, [...(pausedPages.get(page) ?? []), script]);
}

/** Lets all timers run in the pages opened from now on. */
export async function stopPausing(page: Page): Promise<void> {
  for (const script of pausedPages.get(page) ?? []) await script.dispose();
  pausedPages.delete(page);
}

/** Waits until timers of exactly this delay are paused, and runs them. */
export async function runPausedTimers(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction(
    (delay) => 'runPaused' in window && typeof window.runPaused === 'function' && window.runPaused(delay) > 0,
    milliseconds,
  );
}
