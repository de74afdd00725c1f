import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Makes a change of page felt by everyone: the view goes to the top, and the focus to the new page's
 * heading, which screen readers then say. Without a heading yet it goes to the page as a whole.
 * @returns the ref of the element that holds the page
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = page.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? page.current)?.focus({ preventScroll: true });
  }, [pathname]);

  return page;
}
