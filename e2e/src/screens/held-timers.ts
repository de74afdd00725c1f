// Some pages go elsewhere by themselves. To be looked at, they have to wait until they are told.
import type { Page } from '@playwright/test';

/** What is put off by less goes on by itself: drawing, loading, animation. */
const HELD_FROM_MS = 500;

/** From the next address on, whatever the page puts off by half a second or more waits. */
export async function holdTimers(page: Page): Promise<void> {
  await page.addInitScript((heldFrom) => {
    const { setTimeout: start, clearTimeout: stop } = window;
    const held = new Map<number, { run: () => void; delay: number }>();
    const hold = (run: TimerHandler, delay = 0, ...rest: unknown[]): number => {
      if (delay < heldFrom || typeof run !== 'function') return start(run, delay, ...rest);
      const id = start(() => undefined, 2 ** 31 - 1);
      held.set(id, { run: () => run(...rest), delay });
      return id;
    };
    const drop = (id?: number): void => {
      if (id !== undefined) held.delete(id);
      stop(id);
    };
    const release = (wanted: number): number => {
      const due = [...held].filter(([, { delay }]) => delay === wanted);
      for (const [id] of due) drop(id);
      for (const [, { run }] of due) run();
      return due.length;
    };
    Object.assign(window, { setTimeout: hold, clearTimeout: drop, release });
  }, HELD_FROM_MS);
}

/**
 * Lets go what the page has put off by exactly this many milliseconds, and waits until there is
 * something: so it also proves the delay.
 */
export async function release(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction(
    (delay) =>
      'release' in window && typeof window.release === 'function' && window.release(delay) > 0,
    milliseconds,
  );
}
