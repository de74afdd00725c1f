// Pauses a page's timers, so that a test can inspect a state that the page would leave by itself.
import type { Disposable, Page } from '@playwright/test';

/** Shorter timers, such as those for rendering, loading and animation, run as usual. */
const MIN_PAUSED_MS = 500;

const pausing = new WeakMap<Page, Disposable[]>();

/** Pauses every timer of 500 ms or more in the pages opened from now on. */
export async function pauseTimers(page: Page): Promise<void> {
  const script = await page.addInitScript((minDelay) => {
    const { setTimeout: start, clearTimeout: stop } = window;
    const paused = new Map<number, { run: () => void; delay: number }>();
    const pause = (run: TimerHandler, delay = 0, ...rest: unknown[]): number => {
      if (delay < minDelay || typeof run !== 'function') return start(run, delay, ...rest);
      const id = start(() => undefined, 2 ** 31 - 1);
      paused.set(id, { run: () => run(...rest), delay });
      return id;
    };
    const cancel = (id?: number): void => {
      if (id !== undefined) paused.delete(id);
      stop(id);
    };
    const runPaused = (wanted: number): number => {
      const due = [...paused].filter(([, { delay }]) => delay === wanted);
      for (const [id] of due) cancel(id);
      for (const [, { run }] of due) run();
      return due.length;
    };
    Object.assign(window, { setTimeout: pause, clearTimeout: cancel, runPaused });
  }, MIN_PAUSED_MS);
  pausing.set(page, [...(pausing.get(page) ?? []), script]);
}

/** Lets all timers run in the pages opened from now on. */
export async function stopPausing(page: Page): Promise<void> {
  for (const script of pausing.get(page) ?? []) await script.dispose();
  pausing.delete(page);
}

/** Waits until timers of exactly this delay are paused, and runs them. */
export async function runPausedTimers(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction(
    (delay) =>
      'runPaused' in window &&
      typeof window.runPaused === 'function' &&
      window.runPaused(delay) > 0,
    milliseconds,
  );
}
