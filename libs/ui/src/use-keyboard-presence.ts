import { useEffect, useState } from 'react';
import { useMedia } from './browser';
import { isTyping } from './use-number-keys';

/** Matches devices with a mouse or trackpad, which usually have a keyboard. */
const DESKTOP_POINTER_QUERY = '(hover: hover) and (pointer: fine)';

/**
 * Keys that do not prove that there is a physical keyboard: an on-screen keyboard stays open for a moment after its
 * text field has disappeared, and may still send them.
 */
const ON_SCREEN_KEYS = new Set(['Enter', 'Go', 'Next', 'Process', 'Unidentified']);

/**
 * Returns whether the device probably has a keyboard: it has a mouse or trackpad, or a key was pressed outside a text
 * field and the screen was not touched since then. Returns false while prerendering.
 */
export function useKeyboardPresence(): boolean {
  const isDesktop = useMedia(DESKTOP_POINTER_QUERY);
  const [lastUsed, setLastUsed] = useState<'key' | 'touch'>();
  useEffect(() => {
    const recordKey = ({ key, target }: KeyboardEvent) => {
      if (!isTyping(target) && !ON_SCREEN_KEYS.has(key)) setLastUsed('key');
    };
    const recordTouch = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') setLastUsed('touch');
    };
    document.addEventListener('keydown', recordKey);
    document.addEventListener('pointerdown', recordTouch);
    return () => {
      document.removeEventListener('keydown', recordKey);
      document.removeEventListener('pointerdown', recordTouch);
    };
  }, []);
  return lastUsed === undefined ? isDesktop : lastUsed === 'key';
}
