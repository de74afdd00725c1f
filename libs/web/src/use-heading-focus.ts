import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the heading if a page replaces its content without navigation, so that screen readers announce it. Does
 * nothing if focus has moved elsewhere. On navigation, the shell does this.
 * @param view the name of the current view; each change after the first render moves the focus
 * @returns the ref of the element around the views
 */
export function useHeadingFocus(view: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const lastView = useRef(view);

  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    const heading = frame.current?.querySelector('h1');
    // Continues only if the element that had the focus was removed or contains the heading.
    if (!heading || !document.activeElement?.contains(heading)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [view]);

  return frame;
}
