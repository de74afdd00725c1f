// Says what a page is doing when its test times out.
import type { Page, TestInfo } from '@playwright/test';

/** A page answers within milliseconds, on a crowded machine within seconds. */
const LIMIT_MS = 10_000;

/**
 * Adds to a test that timed out whether the page's script runs and whether the browser draws frames.
 * A click waits for two frames, so that without frames it waits for ever.
 */
export async function attachStall(page: Page, test: TestInfo): Promise<void> {
  if (test.status !== 'timedOut') return;
  await test.attach('the page at the end', {
    body: await stateOf(page),
    contentType: 'text/plain',
  });
}

async function stateOf(page: Page): Promise<string> {
  if (!(await happens(page.evaluate(() => true)))) return 'Its script does not answer.';
  const frame = page.evaluate(() => new Promise(requestAnimationFrame));
  if (!(await happens(frame))) return 'Its script answers, but the browser draws no frame.';
  return 'Its script answers, and the browser draws frames.';
}

/** Whether something happens within the limit. A page that has closed fails at once. */
async function happens(event: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS);
  });
  return Promise.race([
    event.then(
      () => true,
      () => false,
    ),
    late,
  ]).finally(() => clearTimeout(timer));
}
