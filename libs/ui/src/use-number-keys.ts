import { useEffect, useEffectEvent } from 'react';

const TYPING = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"]';

/**
 * Calls `onNumber` when a digit key from 1 to `count` is pressed anywhere on the page; never while
 * someone is typing, with a modifier held, on a repeat, or with a dialog open. 0 switches it off.
 */
export function useNumberKeys(count: number, onNumber: (number: number) => void): void {
  const press = useEffectEvent(onNumber);
  useEffect(() => {
    if (count === 0) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const number = Number(event.key);
      if (!Number.isInteger(number) || number < 1 || number > count) return;
      if (event.defaultPrevented || event.repeat || isShortcut(event) || isBusy(event.target)) {
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

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  return target instanceof Element && target.closest(TYPING) !== null;
}
