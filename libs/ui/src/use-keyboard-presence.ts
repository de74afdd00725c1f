import { useEffect, useState, useSyncExternalStore } from 'react';
import { isTyping } from './use-number-keys';

/** Matches a mouse or trackpad, which usually comes with a keyboard. */
const DESKTOP_POINTER = '(hover: hover) and (pointer: fine)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(DESKTOP_POINTER);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Keys of on-screen keyboards, which stay open for a moment after the field has gone. */
const ON_SCREEN = new Set(['Enter', 'Go', 'Next', 'Process', 'Unidentified']);

/**
 * Returns whether there is probably a keyboard: if there is a precise pointer, or after a key press outside a text
 * field, until the screen is touched. Returns false while prerendering.
 */
export function useKeyboardPresence(): boolean {
  const isDesktop = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DESKTOP_POINTER).matches,
    () => false,
  );
  const [lastUsed, setLastUsed] = useState<'key' | 'touch'>();
  useEffect(() => {
    const noteKey = ({ key, target }: KeyboardEvent) => {
      if (!isTyping(target) && !ON_SCREEN.has(key)) setLastUsed('key');
    };
    const noteTouch = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') setLastUsed('touch');
    };
    document.addEventListener('keydown', noteKey);
    document.addEventListener('pointerdown', noteTouch);
    return () => {
      document.removeEventListener('keydown', noteKey);
      document.removeEventListener('pointerdown', noteTouch);
    };
  }, []);
  return lastUsed === undefined ? isDesktop : lastUsed === 'key';
}
