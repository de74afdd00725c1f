import { useEffect, useEffectEvent } from 'react';

const TYPING_ELEMENT_SELECTOR = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"]';

/**
 * Calls `onNumber` when a digit key from 1 to `count` is pressed anywhere on the page. Ignores keys
 * that are typed into a field, are pressed together with a modifier key, are repeated because they
 * are held down, or are pressed while a dialog is open. With a count of 0, it ignores all keys.
 */
export function useNumberKeys(count: number, onNumber: (number: number) => void): void {
  const press = useEffectEvent(onNumber);
  useEffect(() => {
    if (count === 0) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const number = Number(event.key);
      if (!Number.isInteger(number) || number < 1 || number > count) return;
      if (event.defaultPrevented || event.repeat || isShortcut(event) || isTypingOrDialogOpen(event.target)) {
        return;
      }
      press(number);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [count]);
}

function isShortcut(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

function isTypingOrDialogOpen(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  return isTyping(target);
}

/** Returns whether the element uses key presses as text, or to choose from a list. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING_ELEMENT_SELECTOR) !== null;
}
