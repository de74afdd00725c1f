import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@bearings/web/router';
import {
  addressOfLink,
  createScrollPositions,
  findLink,
  type LinkAddress,
} from './scroll-positions';
import { scrollToPosition, scrollToTop } from './scroll-to';

/** Scrolling runs before the paint, which avoids a flash. The prerenderer has no layout effects. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Returns whether this document was reloaded or reached through the history. */
function isReloadOrHistory(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}

function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}

/**
 * Sets scroll position and focus on navigation; the router's own `ScrollRestoration` does not wait for content.
 * A new entry scrolls to the top or the hash, and focuses the heading for screen readers. Back and
 * forward restore the stored position, and focus the link that the reader followed.
 * @returns the ref of the element that holds the page
 */
export function useScrollAndFocusOnNavigation(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const [positions] = useState(createScrollPositions);
  const { pathname, key, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef<{ key: string; pathname: string }>(undefined);
  const restoring = useRef(false);

  useEffect(() => {
    const remember = (link?: LinkAddress) => {
      const here = shown.current;
      if (!here || restoring.current) return;
      const saved = positions.find(here.key, here.pathname);
      positions.put(here.key, {
        path: here.pathname,
        top: window.scrollY,
        link: link ?? saved?.link,
      });
    };
    const onScroll = () => remember();
    const onClick = ({ target }: Event) => {
      const link = page.current && addressOfLink(page.current, target);
      if (link) remember(link);
    };
    const onHide = () => {
      positions.store();
      // Between documents the browser itself restores the position, before any script runs.
      history.scrollRestoration = 'auto';
    };
    const onShow = () => {
      history.scrollRestoration = 'manual';
    };
    onShow();
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [positions]);

  useBeforePaint(() => {
    const before = shown.current;
    if (before?.key === key) return undefined;
    shown.current = { key, pathname };
    const position = isBack ? positions.find(key, pathname) : undefined;
    const isOtherPage = before !== undefined && before.pathname !== pathname;
    const heading = page.current?.querySelector('h1');

    if (isOtherPage) {
      if (heading) heading.tabIndex = -1;
      focusOn(findLink(page.current ?? document, position?.link) ?? heading ?? page.current);
    }
    // A reader who scrolled before hydration keeps that position.
    const isFirst = before === undefined;
    if (isFirst && (!isReloadOrHistory() || window.scrollY > 0)) return undefined;
    if (position) {
      restoring.current = true;
      return scrollToPosition(position.top, () => {
        restoring.current = false;
        // The link may be in content that was not rendered yet when the heading got the focus.
        const link = findLink(page.current ?? document, position.link);
        if (heading && document.activeElement === heading) focusOn(link);
      });
    }
    if (!isOtherPage) return undefined;
    const part = document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView({ behavior: 'instant' });
    else scrollToTop();
    return undefined;
  }, [key, pathname, hash, isBack, positions]);

  return page;
}
