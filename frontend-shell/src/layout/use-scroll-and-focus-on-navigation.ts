import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@bearings/web/router';
import { findNavigation } from '../performance-timeline';
import { createLinkLocator, createScrollPositions, findLink, type LinkLocator } from './scroll-positions';
import { scrollToPosition, scrollToTop } from './scroll-to';

/**
 * Runs an effect before the browser paints, so that scrolling is not visible. During prerendering,
 * where React does not allow layout effects, uses an ordinary one.
 */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Returns whether this document was reloaded, or opened by Back or Forward. */
function isReloadOrHistoryNavigation(): boolean {
  const load = findNavigation();
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}

function focusElement(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}

/**
 * Sets the scroll position and the focus on navigation. React Router's `ScrollRestoration` is not used, because it does
 * not wait for content. A new page is scrolled to the top or to the URL's fragment, and its heading gets the focus for
 * screen readers. Back and Forward restore the scroll position, and focus the link that the reader had followed.
 * @returns the ref of the element that contains the page
 */
export function useScrollAndFocusOnNavigation(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const [positions] = useState(createScrollPositions);
  const { pathname, key, hash } = useLocation();
  const isBackNavigation = useNavigationType() === NavigationType.Pop;
  const shownLocation = useRef<{ key: string; pathname: string }>(undefined);
  const restoring = useRef(false);

  useEffect(() => {
    const rememberPosition = (link?: LinkLocator) => {
      const shownPage = shownLocation.current;
      if (!shownPage || restoring.current) return;
      const savedPosition = positions.find(shownPage.key, shownPage.pathname);
      positions.put(shownPage.key, {
        path: shownPage.pathname,
        top: window.scrollY,
        link: link ?? savedPosition?.link,
      });
    };
    const rememberOnScroll = () => rememberPosition();
    const rememberOnClick = ({ target }: Event) => {
      const link = page.current && createLinkLocator(page.current, target);
      if (link) rememberPosition(link);
    };
    const storeOnHide = () => {
      positions.store();
      // When the reader comes back from another document, the browser itself restores the scroll position, before any
      // script runs.
      history.scrollRestoration = 'auto';
    };
    const restoreOnShow = () => {
      history.scrollRestoration = 'manual';
    };
    restoreOnShow();
    window.addEventListener('scroll', rememberOnScroll, { passive: true });
    document.addEventListener('click', rememberOnClick, { capture: true });
    window.addEventListener('pagehide', storeOnHide);
    window.addEventListener('pageshow', restoreOnShow);
    return () => {
      window.removeEventListener('scroll', rememberOnScroll);
      document.removeEventListener('click', rememberOnClick, { capture: true });
      window.removeEventListener('pagehide', storeOnHide);
      window.removeEventListener('pageshow', restoreOnShow);
    };
  }, [positions]);

  useEffectBeforePaint(() => {
    const before = shownLocation.current;
    if (before?.key === key) return undefined;
    shownLocation.current = { key, pathname };
    const position = isBackNavigation ? positions.find(key, pathname) : undefined;
    const isOtherPage = before !== undefined && before.pathname !== pathname;
    const heading = page.current?.querySelector('h1');

    if (isOtherPage) {
      if (heading) heading.tabIndex = -1;
      focusElement(findLink(page.current ?? document, position?.link) ?? heading ?? page.current);
    }
    // If the reader has scrolled before hydration, that position stays.
    const isFirstPage = before === undefined;
    if (isFirstPage && (!isReloadOrHistoryNavigation() || window.scrollY > 0)) return undefined;
    if (position) {
      restoring.current = true;
      return scrollToPosition(position.top, () => {
        restoring.current = false;
        // The link that the reader had followed may not have been rendered yet when the heading got the focus. If the
        // heading still has the focus, moves the focus to that link.
        const link = findLink(page.current ?? document, position.link);
        if (heading && document.activeElement === heading) focusElement(link);
      });
    }
    if (!isOtherPage) return undefined;
    const part = document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView({ behavior: 'instant' });
    else scrollToTop();
    return undefined;
  }, [key, pathname, hash, isBackNavigation, positions]);

  return page;
}
