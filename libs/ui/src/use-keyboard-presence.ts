import { useEffect, useState, useSyncExternalStore } from 'react';
import { isTyping } from './use-number-keys';

/** Matches a mouse or trackpad, which usually comes with a keyboard. */
const DESKTOP = '(hover: hover) and (pointer: fine)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(DESKTOP);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * Returns whether there is probably a keyboard: with a precise pointer, or after a key press outside a
 * text field, where an on-screen keyboard does not open. Returns false while prerendering.
 */
export function useKeyboardPresence(): boolean {
  const isDesktop = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DESKTOP).matches,
    () => false,
  );
  const [keyPressed, setKeyPressed] = useState(false);
  useEffect(() => {
    if (keyPressed) return;
    const noteKey = (event: KeyboardEvent) => {
      if (!isTyping(event.target)) setKeyPressed(true);
    };
    document.addEventListener('keydown', noteKey);
    return () => document.removeEventListener('keydown', noteKey);
  }, [keyPressed]);
  return isDesktop || keyPressed;
}
