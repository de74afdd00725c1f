import { useLayoutEffect, useState, type RefObject } from 'react';
import { matchesMedia, observeContent, observeSize } from './browser';
import { placeToast, type VerticalSpan } from './toast-placement';

/** Selectors of elements that a toast must not cover, the most important first. */
const KEEP_CLEAR_SELECTORS = [
  // Messages about an action of the user, and the buttons that submit a form: pay, sign in, complete.
  '.ui-alert[role="alert"], .ui-alert[data-tone="danger"], .ui-field-error, button[type="submit"]',
  // The focused element of a keyboard user.
  ':focus-visible',
  // Fields that the user must fill in, often because the toast asks for it.
  'input, select, textarea, [role="combobox"], [role="checkbox"]',
  // The page's heading.
  'h1',
  '.ui-alert',
  // The chart of the reader's scores.
  '.ui-shape',
];
/** On narrower screens toasts are at the top, because answers, fields and buttons are at the bottom. */
const SMALL_SCREEN_QUERY = '(width < 64rem)';

function listObstacles(toast: HTMLElement): VerticalSpan[][] {
  const { left, right } = toast.getBoundingClientRect();
  return KEEP_CLEAR_SELECTORS.map((kind) =>
    [...document.querySelectorAll(kind)]
      .filter((element) => !toast.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.height > 0 && box.left < right && box.right > left),
  );
}

/**
 * Finds a position for a toast at which it covers no message of the page and no submit button.
 * Updates it when the page changes.
 * @param shown the content of the toast; undefined if there is none
 * @returns the distance from the top of the window in pixels; null if there is no such position; undefined if the
 * position is not computed yet
 */
export function useToastPosition(
  toast: RefObject<HTMLElement | null>,
  shown: string | undefined,
): number | null | undefined {
  const [top, setTop] = useState<number | null>();

  useLayoutEffect(() => {
    const element = toast.current;
    if (!element || shown === undefined) return undefined;
    const findPosition = () =>
      setTop(
        placeToast({
          height: element.offsetHeight,
          windowHeight: window.innerHeight,
          obstacles: listObstacles(element),
          edge: matchesMedia(SMALL_SCREEN_QUERY) ? 'top' : 'bottom',
        }),
      );
    findPosition();
    const stopObservingContent = observeContent(document.body, findPosition);
    const stopObservingSizes = observeSize([document.body, element], findPosition);
    window.addEventListener('scroll', findPosition, { passive: true, capture: true });
    window.addEventListener('resize', findPosition);
    window.addEventListener('focusin', findPosition);
    return () => {
      stopObservingContent();
      stopObservingSizes();
      window.removeEventListener('scroll', findPosition, { capture: true });
      window.removeEventListener('resize', findPosition);
      window.removeEventListener('focusin', findPosition);
    };
  }, [toast, shown]);

  return top;
}
