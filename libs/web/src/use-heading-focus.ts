import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to the heading of what takes the place of something else at the same address, so
 * that screen readers say it. Whoever has the focus somewhere else by then keeps it. The shell does
 * the like when the address changes.
 * @param view which of the page's views is shown; every change of it is felt, not the first
 * @returns the ref of the element around the views
 */
export function useHeadingFocus(view: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const lastView = useRef(view);

  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    const heading = frame.current?.querySelector('h1');
    // What held the focus has gone, or holds the whole page.
    if (!heading || !document.activeElement?.contains(heading)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [view]);

  return frame;
}
