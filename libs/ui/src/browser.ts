// Access to parts of the browser that may be missing, blocked or broken. Pages must work without each of them.
import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches; false if the browser cannot say. */
export function matchesMedia(query: string): boolean {
  try {
    return window.matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Returns whether the browser supports a CSS declaration; false if it cannot say. */
export function supportsCss(declaration: string): boolean {
  try {
    return CSS.supports(declaration);
  } catch {
    return false;
  }
}

/** Returns whether a media query matches, and renders again when that changes. Returns false while prerendering. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) =>
      tryToStart(() => {
        const media = window.matchMedia(query);
        media.addEventListener('change', onChange);
        return () => media.removeEventListener('change', onChange);
      }),
    () => matchesMedia(query),
    () => false,
  );

/** Calls `onChange` when the size of an element changes. Returns a function that stops this. */
export const observeSize = (elements: readonly Element[], onChange: () => void): (() => void) =>
  tryToStart(() => {
    const observer = new ResizeObserver(onChange);
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  });

/**
 * Calls `onNear` whenever an element comes within a distance of the viewport, or at once if the browser cannot say.
 * Returns a function that stops this.
 */
export function observeNearness(element: Element, distancePx: number, onNear: () => void): () => void {
  try {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
      rootMargin: `${distancePx}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    onNear();
    return () => undefined;
  }
}

/** Starts something that returns the function to stop it. If it cannot start, there is nothing to stop. */
function tryToStart(start: () => () => void): () => void {
  try {
    return start();
  } catch {
    return () => undefined;
  }
}
