import { observeSize } from '@bearings/ui';

/** How long to wait until the page is long enough to scroll to the position. */
const MAX_WAIT_MS = 5_000;
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

/**
 * Scrolls to `top` in pixels. If the page is too short because content is still loading, tries again whenever its size
 * changes, until the time limit or until the reader scrolls, taps or presses a key.
 * @param onEnd called once, when scrolling has ended or was cancelled by the returned function
 */
export function scrollToPosition(top: number, onEnd: () => void): () => void {
  if (scrollWithinPage(top)) {
    onEnd();
    return () => undefined;
  }
  const timer = setTimeout(() => end(), MAX_WAIT_MS);
  let hasEnded = false;

  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    stopObserving();
    clearTimeout(timer);
    for (const act of USER_INPUT_EVENTS) window.removeEventListener(act, end);
    onEnd();
  }

  const stopObserving = observeSize([document.body], () => {
    if (scrollWithinPage(top)) end();
  });
  for (const act of USER_INPUT_EVENTS) window.addEventListener(act, end, { passive: true });
  return end;
}

/** Scrolls as far as the page allows. Returns whether it reached `top`. */
function scrollWithinPage(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) <= 1;
}
